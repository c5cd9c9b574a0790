import { lazy } from "react";
import { Route, Routes } from "react-router-dom";
import { paths } from "#web/screen/paths.ts";
import { BookFrame } from "./frame/BookFrame.tsx";
import { TokenFromPath, useLinkToken } from "./frame/link-token.tsx";
import { Notice } from "./frame/Notice.tsx";
import { PublicLink } from "./frame/PublicButton.tsx";
import { WhatStep } from "./what/WhatStep.tsx";
import { WhenStep } from "./when/WhenStep.tsx";

// Lazy-loaded: the forms and later steps are not needed to look for a time.
const WhoStep = lazy(async () => ({ default: (await import("./who/WhoStep.tsx")).WhoStep }));
const DoneScreen = lazy(async () => ({ default: (await import("./done/DoneScreen.tsx")).DoneScreen }));
const ManageScreen = lazy(async () => ({ default: (await import("./own/ManageScreen.tsx")).ManageScreen }));
const MyBookings = lazy(async () => ({ default: (await import("./own/MyBookings.tsx")).MyBookings }));
const MoveManagedScreen = lazy(async () => ({
  default: (await import("./own/MoveManagedScreen.tsx")).MoveManagedScreen,
}));
const JoinScreen = lazy(async () => ({ default: (await import("./waiting/JoinScreen.tsx")).JoinScreen }));
const WaitingScreen = lazy(async () => ({ default: (await import("./waiting/WaitingScreen.tsx")).WaitingScreen }));
const PayLinkScreen = lazy(async () => ({ default: (await import("./pay/PayLinkScreen.tsx")).PayLinkScreen }));
const PlansScreen = lazy(async () => ({ default: (await import("./plans/PlansScreen.tsx")).PlansScreen }));
const BuyPlanScreen = lazy(async () => ({ default: (await import("./plans/BuyPlanScreen.tsx")).BuyPlanScreen }));
const GiftCardsScreen = lazy(async () => ({
  default: (await import("./gift-cards/GiftCardsScreen.tsx")).GiftCardsScreen,
}));
const MoveScreen = lazy(async () => ({ default: (await import("./own/MoveScreen.tsx")).MoveScreen }));

/** All routes under /book. */
export function BookRoutes() {
  return (
    <Routes>
      <Route element={<BookFrame />}>
        <Route index element={<WhatStep />} />
        <Route path="when" element={<WhenStep />} />
        <Route path="who" element={<WhoStep />} />
        <Route path="done" element={<DoneScreen />} />
        <Route path="manage" element={<ManageScreen />} />
        <Route path="manage/move" element={<MoveManagedScreen />} />
        <Route path="pay" element={<PayLinkScreen />} />
        <Route path="waitlist" element={<Waitlist />} />
        {WITH_TOKEN.map((path) => (
          <Route key={path} path={path} element={<TokenFromPath />} />
        ))}
        <Route path="plans" element={<PlansScreen />} />
        <Route path="plans/:id" element={<BuyPlanScreen />} />
        <Route path="gift-cards" element={<GiftCardsScreen />} />
        <Route path="my-bookings" element={<MyBookings />} />
        <Route path="my-bookings/:id/move" element={<MoveScreen />} />
        <Route path="*" element={<NoSuchPage />} />
      </Route>
    </Routes>
  );
}

/** Paths with a token, still used by links in older mails. */
const WITH_TOKEN = ["done/:token", "manage/:token", "manage/:token/move", "pay/:token", "waitlist/:token"];

/** The form to join, or with a link token the status of an entry. */
function Waitlist() {
  return useLinkToken() === "" ? <JoinScreen /> : <WaitingScreen />;
}

/** An unknown path under /book. */
function NoSuchPage() {
  return (
    <Notice>
      <h1>Page not found</h1>
      <p>The link may be old, or a part of it missing.</p>
      <PublicLink data-look="main" to={paths.book}>
        Book a time
      </PublicLink>
    </Notice>
  );
}
