import { render, waitFor } from "@testing-library/react";
import { createBrowserRouter, RouterProvider, useSearchParams } from "react-router-dom";
import { expect, it } from "vitest";
import { useDraftInAddress } from "#web/features/reports/graphiql/draft-address.ts";

/** Writes the draft while another change of the URL is not rendered yet, as on a busy machine. */
function Both() {
  const [, keep] = useDraftInAddress();
  const [, setSearch] = useSearchParams();
  const save = () => {
    setSearch({ saved: "7" });
    keep({ query: "{ coaches { data { name } } }", variables: "" });
  };
  return (
    <button type="button" onClick={save}>
      Save
    </button>
  );
}

it("keeps the saved query in the address, although the draft is written before it renders", async () => {
  window.history.replaceState(null, "", "/graphiql");
  const { getByRole } = render(<RouterProvider router={createBrowserRouter([{ path: "*", element: <Both /> }])} />);
  getByRole("button").click();
  await waitFor(() => expect(window.location.search).toContain("query="));
  expect(new URLSearchParams(window.location.search).get("saved")).toBe("7");
});
