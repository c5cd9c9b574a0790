import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const SIGNING_IN = "It signs somebody in, and a password is never kept.";
const ONE_FIELD = "It holds one short answer, which is sent at once or typed again.";
const BOOKING_PAGE = "A visitor's own tab, whose answers are kept while it is open.";
const LAYOUT = "It only draws a form; whoever uses it holds the edits.";

/** Forms that may be left without a question, and why. */
const LEFT_FREELY: Readonly<Record<string, string>> = {
  "web/activity/MomentFields.tsx": "A filter, applied while it is typed.",
  "web/bookings/guests/GuestNamesForm.tsx": "GuestNames.tsx of the panel keeps its draft.",
  "web/features/account/BeginTwoFactor.tsx": SIGNING_IN,
  "web/features/account/ConfirmApp.tsx": SIGNING_IN,
  "web/features/auth/ForgotPasswordScreen.tsx": SIGNING_IN,
  "web/features/auth/SetPasswordForm.tsx": SIGNING_IN,
  "web/features/auth/registration/ConfirmRegistrationScreen.tsx": SIGNING_IN,
  "web/features/auth/registration/RegisterScreen.tsx": SIGNING_IN,
  "web/features/billing/SavedCardCard.tsx": "The card is typed into the provider's own frame.",
  "web/features/book/gift-cards/BuyGiftCard.tsx": BOOKING_PAGE,
  "web/features/book/own/GuestNames.tsx": BOOKING_PAGE,
  "web/features/book/pay/CreditChoice.tsx": ONE_FIELD,
  "web/features/book/pay/PayLinkScreen.tsx": "The card is typed into the provider's own frame.",
  "web/features/book/pay/PurchaseColumns.tsx": LAYOUT,
  "web/features/book/waiting/JoinScreen.tsx": BOOKING_PAGE,
  "web/features/book/waiting/PayOffer.tsx": "The card is typed into the provider's own frame.",
  "web/features/book/who/BuyerCard.tsx": BOOKING_PAGE,
  "web/features/book/who/ClientForm.tsx": BOOKING_PAGE,
  "web/features/book/who/GuestForm.tsx": BOOKING_PAGE,
  "web/features/clients/tags/TagPicker.tsx": ONE_FIELD,
  "web/features/communications/CampaignEditor.tsx": "use-campaign-editor.ts beside it holds the edits.",
  "web/features/locations/dated-card.ts": LAYOUT,
  "web/features/services/ServicePanelForm.tsx": "ServicePanel.tsx beside it holds the edits.",
  "web/features/sign-up/FindVenueForm.tsx": ONE_FIELD,
  "web/features/sign-up/SignUpForm.tsx": SIGNING_IN,
  "web/money/SubscribeForm.tsx": "The card is typed into the provider's own frame.",
  "web/session/sign-in/AuthForm.tsx": LAYOUT,
  "web/session/sign-in/CodeStep.tsx": SIGNING_IN,
  "web/session/sign-in/PasswordStep.tsx": SIGNING_IN,
  "web/ui/dialog/ConfirmDialog.tsx": "It asks itself before a reason that was typed is lost.",
  "web/ui/form/FormDialogLayout.tsx": LAYOUT,
  "web/ui/form/SaveFoot.tsx": LAYOUT,
};

const IS_FORM = /\buseForm[<(]|<SaveBar\b|<SaveFoot\b|<form\b|\("form"\)|component="form"|type="submit"/;
/** It asks before the edits are lost, or keeps them for whoever comes back. */
const HOLDS_EDITS = /\buse(UnsavedEdits|AskBeforeClosing|AskBeforeLeaving)\(|\bdraftHook<|<FormDialog\b/;

const sources = readdirSync("web", { recursive: true, encoding: "utf8" })
  .filter((file) => /(?<!\.generated)\.tsx?$/.test(file))
  .map((file) => ({ path: `web/${file}`, text: readFileSync(`web/${file}`, "utf8") }));
const unguarded = (files: typeof sources): string[] =>
  files.filter(({ text }) => IS_FORM.test(text) && !HOLDS_EDITS.test(text)).map(({ path }) => path);

describe("a form of the web", () => {
  it("asks before it is left with unsaved edits or keeps them, unless it may be left freely", () => {
    expect(unguarded(sources).toSorted()).toEqual(Object.keys(LEFT_FREELY).toSorted());
  });

  it("is found whatever it is made of, and counts as guarded by what holds its edits", () => {
    const form = (text: string) => unguarded([{ path: "new", text }]);
    for (const text of ["useForm<Values>({", "<form onSubmit={save}>", 'styled("form")({', '<Button type="submit">']) {
      expect(form(text)).toEqual(["new"]);
      expect(form(`${text} useUnsavedEdits(isDirty)`)).toEqual([]);
    }
    expect(form("<ul>")).toEqual([]);
  });
});
