export const MAY_NOT_CHANGE = "Your role may not change resources.";
export const MAY_NOT_DELETE = "Only an owner or admin may remove resources.";
