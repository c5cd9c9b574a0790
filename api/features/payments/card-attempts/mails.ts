import { cardChargeMails } from "./card-charges/link-mail.ts";
import { planPurchaseMails } from "./plan-purchases/purchase-mail.ts";

export const cardAttemptMails = { ...cardChargeMails, ...planPurchaseMails };
