import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CATALOGUE, renderBook } from "./render-book.tsx";

test("says that there is nothing to book where a venue offers nothing, and asks for no choice", async () => {
  renderBook("/book", { answers: { BookCatalogue: () => ({ ...CATALOGUE, publicServices: { data: [] } }) } });
  const sentence = "offers no times online at the moment. Contact the venue, or look again later.";
  expect(await screen.findByText(`Main Street ${sentence}`)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Choose a time" })).toBeNull();
  cleanup();
  const empty = { ...CATALOGUE, publicServices: { data: [] }, publicLocations: { data: [] } };
  renderBook("/book", { answers: { BookCatalogue: () => empty } });
  expect(await screen.findByText(`Harbour Indoor Golf ${sentence}`)).toBeTruthy();
});
