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

test("keeps a filter that was chosen while the search waited", async () => {
  renderKit(<List />);
  // At once: the pause after the typing must not be over before the filter is chosen.
  fireEvent.change(screen.getByRole("searchbox", { name: "Name" }), { target: { value: "ada" } });
  fireEvent.click(screen.getByRole("button", { name: "Owners" }));
  await waitFor(() => expect(screen.getByText('{"search":"ada","isOwner":true}')).toBeTruthy());
});

/** A screen that shows each search some time after it was asked for. */
function SlowList() {
  const [search, setSearch] = useState("");
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const show = (next: string) => {
    setSearch(next);
    setWanted(wanted.filter((one) => one !== next));
  };
  return (
    <>
      <SearchField label="Name" value={search} onSearch={(next) => setWanted([...wanted, next])} />
      {wanted.map((next) => (
        <button key={next} onClick={() => show(next)}>
          {`Show “${next}”`}
        </button>
      ))}
      <button onClick={() => setSearch("")}>Clear all</button>
    </>
  );
}

test("keeps letters that were typed while an earlier search is still displayed", async () => {
  renderKit(<SlowList />);
  const field = screen.getByRole<HTMLInputElement>("searchbox", { name: "Name" });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const show = async (search: string) =>
    fireEvent.click(await screen.findByRole("button", { name: `Show “${search}”` }));

  type("jor");
  await screen.findByRole("button", { name: "Show “jor”" });
  type("jorda");
  await screen.findByRole("button", { name: "Show “jorda”" });
  type("jordan");
  await show("jor");
  expect(field.value).toBe("jordan");
  await show("jorda");
  expect(field.value).toBe("jordan");
  await show("jordan");
  fireEvent.click(screen.getByRole("button", { name: "Clear all" }));
  expect(field.value).toBe("");
});

test("cancels a search that was cleared before it was displayed", async () => {
  renderKit(<SlowList />);
  const field = screen.getByRole<HTMLInputElement>("searchbox", { name: "Name" });
  fireEvent.change(field, { target: { value: "jor" } });
  await screen.findByRole("button", { name: "Show “jor”" });
  fireEvent.keyDown(field, { key: "Escape" });
  expect(field.value).toBe("");
  expect(await screen.findByRole("button", { name: "Show “”" })).toBeTruthy();
});
