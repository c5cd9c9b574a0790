import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { AT_THE_DESK } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { impersonationLinkOf } from "#web/features/people/impersonation/ImpersonateScreen.tsx";

const link = (query: string) => impersonationLinkOf(new URLSearchParams(query));

it("opens an impersonation link that is marked as one, by itself or within its return_url", () => {
  for (const proxy of ["1", "true"]) {
    expect(link(`access_token=t&return_url=/book&proxy=${proxy}`)).toEqual({ token: "t", next: "/book" });
    expect(link(`access_token=t&return_url=${encodeURIComponent(`/book?proxy=${proxy}`)}`)).toEqual({
      token: "t",
      next: `/book?proxy=${proxy}`,
    });
  }
});

it("opens nothing without the token or the mark", () => {
  for (const query of ["", "access_token=t", "access_token=&proxy=1", "proxy=1", "access_token=t&proxy=0"]) {
    expect(link(query), query).toBeUndefined();
  }
});

it("stays on the host, whatever the return_url is", () => {
  for (const return_url of [
    "//evil.test",
    "/\\evil.test",
    "/\t/evil.test",
    "/%09/evil.test",
    "javascript:alert(1)",
    "x",
  ]) {
    const query = new URLSearchParams({ access_token: "t", proxy: "1", return_url });
    expect(link(query.toString())?.next, return_url).toBe("/");
  }
});

it.each([
  "access_token=secret-t",
  "access_token=secret-u&proxy=1",
  "access_token=secret-v&return_url=/clients&proxy=1",
])("removes the token from the address bar when /impersonate?%s is refused", async (query) => {
  const app = renderApp(`/impersonate?${query}`, {
    ...AT_THE_DESK,
    RedeemImpersonation: () => ({ code: "link_expired", status: 410, message: "This link has been used." }),
  });
  expect(await screen.findByRole("heading", { name: "This link does not work" })).toBeTruthy();
  await waitFor(() => expect(app.address()).toBe("/impersonate"));
});
