import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { CATALOGUE, renderBook } from "./render-book.tsx";

test("says that a venue without services has nothing to book, and asks no questions", async () => {
  renderBook("/book", { answers: { BookCatalogue: () => ({ ...CATALOGUE, publicServices: { data: [] } }) } });
  const sentence = "offers no times online at the moment. Contact the venue, or look again later.";
  expect(await screen.findByText(`Main Street ${sentence}`)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Choose a time" })).toBeNull();
  cleanup();
  const empty = { ...CATALOGUE, publicServices: { data: [] }, publicLocations: { data: [] } };
  renderBook("/book", { answers: { BookCatalogue: () => empty } });
  expect(await screen.findByText(`Harbour Indoor Golf ${sentence}`)).toBeTruthy();
});

test("offers no location without a bay or a coach", async () => {
  const [main] = CATALOGUE.publicLocations.data;
  const places = { publicLocations: { data: [main, { ...main, id: 2, name: "North Shore" }] } };
  const bay = { __typename: "PublicResource", id: 6, location_id: 1, resource_type_id: 1, capacity: 4 };
  renderBook("/book", {
    answers: {
      BookCatalogue: () => ({ ...CATALOGUE, ...places }),
      BookPlaces: () => ({ publicResources: { data: [bay] }, publicCoaches: { data: [] } }),
    },
  });
  await waitFor(() => expect(screen.queryByText("North Shore")).toBeNull());
  expect(await screen.findByRole("button", { name: "Choose a time" })).toBeTruthy();
  expect(screen.queryByText("Where?")).toBeNull();
  cleanup();
  renderBook("/book", {
    answers: {
      BookCatalogue: () => ({ ...CATALOGUE, ...places }),
      BookPlaces: () => ({
        publicResources: { data: [bay, { ...bay, id: 7, location_id: 2 }] },
        publicCoaches: { data: [] },
      }),
    },
  });
  expect(await screen.findByText("North Shore")).toBeTruthy();
});
