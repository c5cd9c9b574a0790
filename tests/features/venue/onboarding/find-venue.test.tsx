import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { FindVenueForm } from "#web/features/venue/onboarding/sign-up/FindVenueForm.tsx";

it("sends a company to its sign-in even if its name was reserved later, and reports an invalid address", () => {
  render(<FindVenueForm />);
  const refusalOf = (slug: string) => {
    fireEvent.change(screen.getByRole("textbox"), { target: { value: slug } });
    fireEvent.click(screen.getByRole("button", { name: "Go to sign in" }));
    return screen.queryByText(/cannot be a sub-domain|is reserved/)?.textContent;
  };
  expect(refusalOf("my venue")).toContain("use 1 to 40 lower-case letters");
  expect(refusalOf("my-fairway")).toBeUndefined();
});
