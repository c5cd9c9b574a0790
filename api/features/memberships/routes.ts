import {
  cancelMembership,
  changeMembership,
  pauseMembership,
  payMembershipInvoice,
  resumeMembership,
  undoCancelMembership,
} from "#api/features/memberships/actions.ts";
import { payMembershipByCard } from "#api/features/memberships/card-bills.ts";
import { addFamilyMember, removeFamilyMember } from "#api/features/memberships/change-family.ts";
import {
  currentMembership,
  membershipCounts,
  memberships,
  sharedMemberships,
} from "#api/features/memberships/service.ts";
import { startMembership } from "#api/features/memberships/start.ts";
import type { Handlers } from "#api/http/call.ts";
import type { membershipOperations } from "#schema/memberships/operations.ts";

export const membershipRoutes: Handlers<typeof membershipOperations> = {
  memberships: (call, { query }) => memberships(call, query),
  membershipCounts: (call) => membershipCounts(call),
  currentMembership: (call, { params }) => currentMembership(call, params.id),
  sharedMemberships: (call, { params }) => sharedMemberships(call, params.id),
  addFamilyMember: (call, { params, body }) => addFamilyMember(call, params.id, body),
  removeFamilyMember: (call, { params, query }) => removeFamilyMember(call, params, query),
  startMembershipSubscription: (call, { body }) => startMembership(call, body),
  cancelMembership: (call, { params, query }) => cancelMembership(call, params.id, query),
  undoCancelMembership: (call, { params, body }) => undoCancelMembership(call, params.id, body),
  pauseMembership: (call, { params, body }) => pauseMembership(call, params.id, body),
  resumeMembership: (call, { params, body }) => resumeMembership(call, params.id, body),
  changeMembership: (call, { body }) => changeMembership(call, body),
  payMembershipByCard: (call, { params, body }) => payMembershipByCard(call, params.id, body),
  payMembershipInvoice: (call, { params, body }) => payMembershipInvoice(call, params.id, body),
};
