import { ApolloProvider } from "@apollo/client/react";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { createApolloClient } from "#web/apollo/client.ts";
import { RenderErrorBoundary } from "#web/features/platform/diagnostics/RenderErrorBoundary.tsx";
import { fakeGraph } from "./fake-graph.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error("The drawing failed");
}

it("replaces the broken part, and shows a reference once the error is reported", async () => {
  // React logs the errors it catches.
  vi.spyOn(console, "error").mockImplementation(() => {});
  const graph = fakeGraph({
    ReportClientError: () => ({ data: { reportClientError: { reference: "E-41", message: "Thank you." } } }),
  });
  const client = createApolloClient({ fetch: graph.fetch, accessToken: () => undefined, onFault: () => {} });
  render(
    <ApolloProvider client={client}>
      <RenderErrorBoundary>
        <Broken />
      </RenderErrorBoundary>
    </ApolloProvider>,
  );
  expect(await screen.findByText("Something went wrong")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Refresh Page" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Report Error" }));
  expect(await screen.findByText(/E-41/)).toBeTruthy();
  expect(graph.asked[0]?.variables).toMatchObject({ input: { message: "Error: The drawing failed", route: "/" } });
});
