import { z } from "zod";
import { Acknowledgement } from "#schema/shared/acknowledgement.ts";
import { aboutTheir } from "#schema/shared/audit-sentence.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { Id, idParams, pagingQuery, SortDir } from "#schema/shared/paging.ts";
import { PAYMENT_LISTS } from "#schema/shared/payment-lists.ts";
import {
  AddFamilyMemberInput,
  AnswerFamilyInvitationInput,
  FamilyRemoval,
  ReceivedFamilyInvitation,
  SharedMemberships,
} from "./family-models.ts";
import {
  ChangeMembershipInput,
  DryRunInput,
  MembershipChange,
  MembershipCounts,
  MembershipDetails,
  MembershipPage,
  MembershipStatus,
  PauseMembershipInput,
  PayByCardInput,
  PayInvoiceInput,
  StartMembershipInput,
} from "./models.ts";

const listQuery = z.object({
  ...pagingQuery,
  status: MembershipStatus.optional().describe("Only with this status"),
  plan_id: Id.optional().describe("Only for this plan"),
  search: z.string().max(100).optional().describe("Part of the client's name or email address"),
  sortBy: z.enum(["client_name", "period_end", "started_on"]).default("client_name").meta({
    id: "MembershipSort",
    description:
      "What memberships are sorted by. client_name: last name, then first name; period_end: the end of the current period, with those that do not renew last; started_on: the first day",
  }),
  sortDir: SortDir.default("asc").describe("Sort direction"),
});
export type MembershipListQuery = z.infer<typeof listQuery>;

const countsQuery = listQuery.pick({ plan_id: true });
export type MembershipCountsQuery = z.infer<typeof countsQuery>;

export const MEMBERSHIP_LISTS = [
  ...PAYMENT_LISTS,
  "memberships",
  "membershipCounts",
  "membershipPlans",
  "currentMembership",
  "sharedMemberships",
  "clientActivities",
] as const;

const act = {
  audience: "signed_in",
  permission: "memberships.write",
  retry: "same_answer",
  refreshes: MEMBERSHIP_LISTS,
} as const;

const invitationParams = z.object({
  id: Id.describe("Id of the membership"),
  invitationId: Id.describe("The invitation that is withdrawn"),
});

const invitationToken = z.object({
  token: z
    .string()
    .regex(/^[\w-]{10,200}$/)
    .describe("Token of the emailed link"),
});

const familyParams = z.object({
  id: Id.describe("Id of the membership"),
  clientId: Id.describe("The client who leaves"),
});

export const membershipOperations = defineOperations({
  memberships: {
    method: "get",
    path: "/api/v1/memberships",
    audience: "staff",
    permission: "clients.read",
    summary: "Lists the memberships of all clients.",
    query: listQuery,
    answer: MembershipPage,
  },
  membershipCounts: {
    method: "get",
    path: "/api/v1/memberships/counts",
    audience: "staff",
    permission: "clients.read",
    summary: "Returns how many memberships have each status.",
    query: countsQuery,
    answer: MembershipCounts,
  },
  currentMembership: {
    method: "get",
    path: "/api/v1/clients/{id}/current-membership",
    audience: "signed_in",
    summary: "Returns a client's membership with its bills; 404 if there is none. Clients can see only their own.",
    params: idParams,
    answer: MembershipDetails,
  },
  sharedMemberships: {
    method: "get",
    path: "/api/v1/clients/{id}/shared-memberships",
    audience: "signed_in",
    summary:
      "Lists other people's memberships that a client uses, with what is left of them. Clients can see only their own.",
    params: idParams,
    answer: SharedMemberships,
  },
  addFamilyMember: {
    ...act,
    method: "post",
    path: "/api/v1/memberships/{id}/family",
    audit: aboutTheir("Added somebody to", "membership"),
    summary:
      "Lets somebody else use a membership of a family plan: staff choose a client, the paying member gives a name, or invites an email address.",
    params: idParams,
    body: AddFamilyMemberInput,
    answer: MembershipDetails,
  },
  withdrawFamilyInvitation: {
    ...act,
    method: "delete",
    path: "/api/v1/memberships/{id}/family-invitations/{invitationId}",
    audit: aboutTheir("Withdrew an invitation to", "membership"),
    summary: "Withdraws an invitation to use a membership, whose link then no longer works.",
    params: invitationParams,
    answer: MembershipDetails,
  },
  familyInvitation: {
    method: "get",
    path: "/api/v1/public/family-invitations/{token}",
    audience: "holder",
    summary: "Returns what an emailed invitation to use somebody's membership is for.",
    params: invitationToken,
    answer: ReceivedFamilyInvitation,
  },
  answerFamilyInvitation: {
    method: "post",
    path: "/api/v1/public/family-invitations/{token}",
    audience: "holder",
    retry: "same_answer",
    refreshes: MEMBERSHIP_LISTS,
    audit: aboutTheir("Answered an invitation to", "membership"),
    summary: "Accepts or declines an emailed invitation: whoever accepts becomes a client, if they are none yet.",
    params: invitationToken,
    body: AnswerFamilyInvitationInput,
    answer: Acknowledgement,
  },
  removeFamilyMember: {
    ...act,
    method: "delete",
    path: "/api/v1/memberships/{id}/family/{clientId}",
    audit: aboutTheir("Removed somebody from", "membership"),
    summary: "Ends a person's use of a membership; clients can remove people from their own, or leave another's.",
    params: familyParams,
    query: DryRunInput,
    answer: FamilyRemoval,
  },
  startMembershipSubscription: {
    method: "post",
    path: "/api/v1/billing/membership-subscription",
    audience: "staff",
    permission: "memberships.write",
    alsoAsks: ["payments.take"],
    retry: "same_answer",
    refreshes: MEMBERSHIP_LISTS,
    status: 201,
    audit: aboutTheir("Started", "membership"),
    summary: "Starts a membership today, paid at the desk; with dry_run, returns what it costs.",
    body: StartMembershipInput,
    answer: MembershipChange,
  },
  cancelMembership: {
    ...act,
    method: "delete",
    path: "/api/v1/memberships/{id}",
    audit: aboutTheir("Cancelled", "membership"),
    summary: "Cancels a membership at the end of its period, or of the next one if the notice is too short.",
    params: idParams,
    query: DryRunInput,
    answer: MembershipChange,
  },
  undoCancelMembership: {
    ...act,
    method: "post",
    path: "/api/v1/memberships/{id}/undo-cancel",
    audit: aboutTheir("Kept", "membership"),
    summary: "Withdraws a cancellation while the membership is still running.",
    params: idParams,
    body: DryRunInput,
    answer: MembershipChange,
  },
  pauseMembership: {
    ...act,
    method: "post",
    path: "/api/v1/memberships/{id}/pause",
    audit: aboutTheir("Paused", "membership"),
    summary: "Pauses a membership; unused paid days are given back after the pause.",
    params: idParams,
    body: PauseMembershipInput,
    answer: MembershipChange,
  },
  resumeMembership: {
    ...act,
    method: "post",
    path: "/api/v1/memberships/{id}/resume",
    audit: aboutTheir("Resumed", "membership"),
    summary: "Ends a pause today, or withdraws one that has not begun.",
    params: idParams,
    body: DryRunInput,
    answer: MembershipChange,
  },
  changeMembership: {
    ...act,
    method: "post",
    path: "/api/v1/memberships/change",
    audit: aboutTheir("Changed", "membership"),
    summary:
      "Moves a membership to another plan: today, when what was paid for the old one and not used is taken off its price, or when its period ends, on the terms agreed now. Clients who move their own pay what is due with startPlanPurchase.",
    body: ChangeMembershipInput,
    answer: MembershipChange,
  },
  undoChangeMembership: {
    ...act,
    method: "post",
    path: "/api/v1/memberships/{id}/undo-change",
    audit: aboutTheir("Kept the plan of", "membership"),
    summary: "Withdraws a change of plan that was to begin when the period ends.",
    params: idParams,
    body: DryRunInput,
    answer: MembershipChange,
  },
  payMembershipByCard: {
    ...act,
    method: "post",
    path: "/api/v1/memberships/{id}/pay-by-card",
    audit: aboutTheir("Changed the way to pay of", "membership"),
    summary: "Sets whether a saved card is charged for each upcoming bill.",
    params: idParams,
    body: PayByCardInput,
    answer: MembershipDetails,
  },
  payMembershipInvoice: {
    method: "post",
    path: "/api/v1/membership-invoices/{id}/pay",
    audience: "staff",
    permission: "payments.take",
    retry: "same_answer",
    refreshes: MEMBERSHIP_LISTS,
    audit: aboutTheir("Took the payment for", "membership"),
    summary: "Records that an invoice was paid at the desk.",
    params: idParams,
    body: PayInvoiceInput,
    answer: MembershipDetails,
  },
});
