import { configure } from "@testing-library/react";

/** A busy machine may take its time to load a lazy screen; what never comes still fails. */
configure({ asyncUtilTimeout: 10_000 });
