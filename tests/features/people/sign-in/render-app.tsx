import { cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, vi } from "vitest";
import { App } from "#web/app/App.tsx";
import { createWebClient } from "#web/app/create-web-client.ts";
import { fakeGraph, type Answers } from "./fake-graph.ts";

vi.stubGlobal("matchMedia", (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} }),
);

// jsdom does not implement pointer capture, which pressing a toast requires.
Element.prototype.setPointerCapture ??= () => {};

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

/** Renders the whole app at an address, on a graph with these responses. */
export function renderApp(address: string, answers: Answers) {
  const graph = fakeGraph(answers);
  vi.stubGlobal("fetch", graph.fetch);
  window.history.replaceState(null, "", address);
  const client = createWebClient();
  render(<App client={client} />);
  return { ...graph, client, user: userEvent.setup(), address: () => `${location.pathname}${location.search}` };
}
