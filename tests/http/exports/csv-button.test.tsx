import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderKit } from "#tests/web/ui/render-kit.tsx";
import { CsvButton } from "#web/screen/CsvButton.tsx";
import { keepAccessToken } from "#web/session/access-token.ts";
import { onAskedAgain } from "#web/session/fresh-sign-in/ask-again.ts";

interface Request {
  address: string;
  authorization: string | null;
}

const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => "blob:file";
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return () => {
    cleanup();
    sessionStorage.clear();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

/** Stubs `fetch` with this response; returns the recorded requests. */
function answerWith(response: () => Response): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    asked.push({ address, authorization: new Headers(init.headers).get("authorization") });
    return Promise.resolve(response());
  });
  return asked;
}

it("requests the whole list with its own filters, as this tab's person, and saves it under the server's name", async () => {
  keepAccessToken("token-of-the-tab");
  const headers = { "content-disposition": 'attachment; filename="coaches-2027-05-04.csv"' };
  const asked = answerWith(() => new Response("Name\r\n", { headers }));
  const filters = { search: "Mei & co", kind: null, status: ["paid", "due"], location_id: 2, text: "" };
  const { user } = renderKit(<CsvButton path="/api/v1/coaches/export" filters={filters} rowCount={1} />);
  await user.click(screen.getByRole("button", { name: "CSV, 1 row" }));
  await waitFor(() => expect(saved).toEqual(["coaches-2027-05-04.csv"]));
  expect(asked).toEqual([
    {
      address: "/api/v1/coaches/export?search=Mei+%26+co&status=paid%2Cdue&location_id=2",
      authorization: "Bearer token-of-the-tab",
    },
  ]);
});

it("reports why the file was not created, and saves nothing", async () => {
  answerWith(() => Response.json({ message: "Your role may not take lists away." }, { status: 403 }));
  const { user } = renderKit(<CsvButton path="/api/v1/services/export" filters={{}} />);
  await user.click(screen.getByRole("button", { name: "CSV" }));
  expect(await screen.findByText(/Your role may not take lists away/)).toBeTruthy();
  expect(saved).toEqual([]);
});

it("explains the missing permission to export, and requests nothing", async () => {
  const asked = answerWith(() => new Response(""));
  const refusal = "Your role does not include “Export as CSV”.";
  const { user } = renderKit(
    <CsvButton path="/api/v1/bookings/export" filters={{}} rowCount={1234} refusal={refusal} />,
  );
  await user.click(screen.getByRole("button", { name: "CSV, 1,234 rows", description: refusal }));
  expect(asked).toEqual([]);
});

it("asks for a confirmation if the sign-in is old, and then saves automatically", async () => {
  const questions: string[] = [];
  const stop = onAskedAgain(({ proof, answer }) => {
    questions.push(proof);
    answer(true);
  });
  const stale = { message: "Confirm that it is you.", error: "fresh_sign_in_required", proof: "google" };
  const asked = answerWith(() =>
    asked.length === 1 ? Response.json(stale, { status: 403 }) : new Response("Name\r\n", { headers: NAMED }),
  );
  const { user } = renderKit(<CsvButton path="/api/v1/services/export" filters={{}} />);
  await user.click(screen.getByRole("button", { name: "CSV" }));
  await waitFor(() => expect(saved).toEqual(["services.csv"]));
  expect([questions, asked.length]).toEqual([["google"], 2]);
  stop();
});

const NAMED = { "content-disposition": 'attachment; filename="services.csv"' };
