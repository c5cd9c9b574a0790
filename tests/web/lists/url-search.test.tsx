import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { useListUrl } from "#web/screen/use-list-url.ts";
import { useUrlFilter, useUrlValue } from "#web/screen/use-url-value.ts";

afterEach(cleanup);

const ORDER = { sorts: ["name"], sortDir: "asc" } as const;

function Screen() {
  const [query, setQuery] = useListUrl(ORDER);
  const [, setRole] = useUrlFilter("role");
  const [, setOpened] = useUrlValue("opened");
  const first = useRef(setOpened);
  const { search } = useLocation();
  return (
    <>
      <output>{search}</output>
      <button
        onClick={() => {
          setRole(null);
          setQuery({ ...query, search: "", page: 1 });
        }}
      >
        Clear all
      </button>
      <button onClick={() => setRole("owner")}>Owners</button>
      <button onClick={() => first.current("7")}>Open as of the first rendering</button>
    </>
  );
}

function renderAt(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Screen />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), shown: () => screen.getByRole("status").textContent };
}

test("keeps two simultaneous changes of the address", async () => {
  const { user, shown } = renderAt("/people?role=coach&search=ada&opened=3");
  await user.click(screen.getByRole("button", { name: "Clear all" }));
  expect(shown()).toBe("?opened=3");
});

test("adds a change to the current address, not to that of its preparation", async () => {
  const { user, shown } = renderAt("/people");
  await user.click(screen.getByRole("button", { name: "Owners" }));
  await user.click(screen.getByRole("button", { name: "Open as of the first rendering" }));
  expect(shown()).toBe("?role=owner&opened=7");
});

test("returns to the first page after a filter change", async () => {
  const { user, shown } = renderAt("/people?page=3&search=a");
  await user.click(screen.getByRole("button", { name: "Owners" }));
  expect(shown()).toBe("?search=a&role=owner");
});
