export const MAY_NOT_REASSIGN = "Only an owner or admin may move a booking to another bay.";
