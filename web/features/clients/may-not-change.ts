export const MAY_NOT_CHANGE = "Only the front desk may change clients.";
