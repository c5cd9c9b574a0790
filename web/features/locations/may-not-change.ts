export const MAY_NOT_CHANGE = "Only an owner or admin may change locations.";
