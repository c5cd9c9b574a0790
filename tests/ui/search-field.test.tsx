import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { SearchField } from "#web/ui/grid/SearchField.tsx";
import { renderKit } from "./render-kit.tsx";

function List() {
  const [query, setQuery] = useState({ search: "", isOwner: false });
  return (
    <>
      <SearchField label="Name" value={query.search} onSearch={(search) => setQuery({ ...query, search })} />
      <button onClick={() => setQuery({ ...query, isOwner: true })}>Owners</button>
      <output>{JSON.stringify(query)}</output>
    </>
  );
}

test("a search keeps the filter that was chosen while it waited", async () => {
  renderKit(<List />);
  // At once: the pause after the typing must not be over before the filter is chosen.
  fireEvent.change(screen.getByRole("searchbox", { name: "Name" }), { target: { value: "ada" } });
  fireEvent.click(screen.getByRole("button", { name: "Owners" }));
  await waitFor(() => expect(screen.getByText('{"search":"ada","isOwner":true}')).toBeTruthy());
});
