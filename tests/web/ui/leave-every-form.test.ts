import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const SIGNING_IN = "It signs somebody in, and a password is never kept.";
const ONE_FIELD = "It holds one short answer, which is sent at once or typed again.";
const BOOKING_PAGE = "A visitor's own tab, whose answers are kept while it is open.";
const LAYOUT = "It only draws a form; whoever uses it holds the edits.";

/** Forms that may be left without a question, and why. */
const LEFT_FREELY: Readonly<Record<string, string>> = {
  "web/features/platform/shared/MomentFields.tsx": "A filter, applied while it is typed.",
  "web/features/bookings/shared/guests/GuestNamesForm.tsx": "GuestNames.tsx of the panel keeps its draft.",
  "web/features/people/own-account/security/BeginTwoFactor.tsx": SIGNING_IN,
  "web/features/people/own-account/security/ConfirmApp.tsx": SIGNING_IN,
  "web/features/people/sign-in/ForgotPasswordScreen.tsx": SIGNING_IN,
  "web/features/people/sign-in/SetPasswordForm.tsx": SIGNING_IN,
  "web/features/people/sign-in/registration/ConfirmRegistrationScreen.tsx": SIGNING_IN,
  "web/features/people/sign-in/registration/RegisterScreen.tsx": SIGNING_IN,
  "web/features/payments/billing/SavedCardCard.tsx": "The card is typed into the provider's own frame.",
  "web/features/bookings/online/gift-cards/BuyGiftCard.tsx": BOOKING_PAGE,
  "web/features/bookings/online/own/GuestNames.tsx": BOOKING_PAGE,
  "web/features/bookings/online/pay/CreditChoice.tsx": ONE_FIELD,
  "web/features/bookings/online/pay/PayLinkScreen.tsx": "The card is typed into the provider's own frame.",
  "web/features/bookings/online/pay/PurchaseColumns.tsx": LAYOUT,
  "web/features/bookings/online/waiting/JoinScreen.tsx": BOOKING_PAGE,
  "web/features/bookings/online/waiting/PayOffer.tsx": "The card is typed into the provider's own frame.",
  "web/features/bookings/online/who/BuyerCard.tsx": BOOKING_PAGE,
  "web/features/bookings/online/who/ClientForm.tsx": BOOKING_PAGE,
  "web/features/bookings/online/who/GuestForm.tsx": BOOKING_PAGE,
  "web/features/clients/clients/tags/TagPicker.tsx": ONE_FIELD,
  "web/features/messages/campaigns/CampaignEditor.tsx": "use-campaign-editor.ts beside it holds the edits.",
  "web/features/venue/locations/dated-card.ts": LAYOUT,
  "web/features/venue/services/ServicePanelForm.tsx": "ServicePanel.tsx beside it holds the edits.",
  "web/features/venue/onboarding/sign-up/FindVenueForm.tsx": ONE_FIELD,
  "web/features/venue/onboarding/sign-up/SignUpForm.tsx": SIGNING_IN,
  "web/features/payments/shared/subscription/SubscribeForm.tsx": "The card is typed into the provider's own frame.",
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

describe("a form of the web client", () => {
  it("asks before it is left with unsaved changes or saves them, unless it may be left freely", () => {
    expect(unguarded(sources).toSorted()).toEqual(Object.keys(LEFT_FREELY).toSorted());
  });

  it("is found however it is built, and is guarded by the component that has its changes", () => {
    const form = (text: string) => unguarded([{ path: "new", text }]);
    for (const text of ["useForm<Values>({", "<form onSubmit={save}>", 'styled("form")({', '<Button type="submit">']) {
      expect(form(text)).toEqual(["new"]);
      expect(form(`${text} useUnsavedEdits(isDirty)`)).toEqual([]);
    }
    expect(form("<ul>")).toEqual([]);
  });
});
