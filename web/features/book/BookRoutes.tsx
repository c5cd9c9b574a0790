import { lazy } from "react";
import { Route, Routes } from "react-router-dom";
import { BookFrame } from "./BookFrame.tsx";
import { NoSuchPage } from "./NoSuchPage.tsx";
import { WhatStep } from "./WhatStep.tsx";
import { WhenStep } from "./WhenStep.tsx";

// The forms, and what comes after them, are not needed to look for a time.
const WhoStep = lazy(async () => ({ default: (await import("./WhoStep.tsx")).WhoStep }));
const DoneScreen = lazy(async () => ({ default: (await import("./DoneScreen.tsx")).DoneScreen }));
const ManageScreen = lazy(async () => ({ default: (await import("./ManageScreen.tsx")).ManageScreen }));
const MyBookings = lazy(async () => ({ default: (await import("./MyBookings.tsx")).MyBookings }));
const MoveScreen = lazy(async () => ({ default: (await import("./MoveScreen.tsx")).MoveScreen }));

/** Everything under /book. */
export function BookRoutes() {
  return (
    <Routes>
      <Route element={<BookFrame />}>
        <Route index element={<WhatStep />} />
        <Route path="when" element={<WhenStep />} />
        <Route path="who" element={<WhoStep />} />
        <Route path="done/:token" element={<DoneScreen />} />
        <Route path="manage/:token" element={<ManageScreen />} />
        <Route path="my-bookings" element={<MyBookings />} />
        <Route path="my-bookings/:id/move" element={<MoveScreen />} />
        <Route path="*" element={<NoSuchPage />} />
      </Route>
    </Routes>
  );
}
