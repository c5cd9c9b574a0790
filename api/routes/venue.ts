import type { Handlers, PlatformHandlers } from "#api/call/call.ts";
import {
  coachAvailabilities,
  createCoachAvailability,
  deleteCoachAvailability,
  updateCoachAvailability,
  updateCoachHours,
} from "#api/features/venue/coaches/availability-service.ts";
import { exportCoaches } from "#api/features/venue/coaches/export-coaches.ts";
import { coachSummary, exportCoachSummary } from "#api/features/venue/coaches/report-service.ts";
import {
  coachHours,
  coachOutlooksByIds,
  coachSchedule,
  publicCoachSchedule,
} from "#api/features/venue/coaches/schedule-service.ts";
import { coach, coaches, coachesByIds, publicCoaches, updateCoach } from "#api/features/venue/coaches/service.ts";
import { accountInfo, company, publicCompany, updateCompany } from "#api/features/venue/company/service.ts";
import { locationHours, updateLocationHours } from "#api/features/venue/locations/hours-service.ts";
import {
  createLocation,
  deleteLocation,
  locations,
  locationsByIds,
  publicLocations,
  updateLocation,
} from "#api/features/venue/locations/service.ts";
import {
  createCompany,
  onboardingStatus,
  seeBookingPage,
  skipOnboarding,
} from "#api/features/venue/onboarding/service.ts";
import { createTenant, slugAvailable } from "#api/features/venue/onboarding/sign-up.ts";
import { availableResources } from "#api/features/venue/resources/available-resources.ts";
import { createResource, deleteResource, updateResource } from "#api/features/venue/resources/change-resource.ts";
import { exportResources, publicResources, resources, resourcesByIds } from "#api/features/venue/resources/service.ts";
import {
  createResourceType,
  deleteResourceType,
  publicResourceTypes,
  resourceTypes,
  updateResourceType,
} from "#api/features/venue/resources/type-service.ts";
import {
  createServiceCategory,
  deleteServiceCategory,
  publicServiceCategories,
  serviceCategories,
  updateServiceCategory,
} from "#api/features/venue/services/category-service.ts";
import { createService, deleteService, updateService } from "#api/features/venue/services/change-service.ts";
import { exportServices } from "#api/features/venue/services/export-services.ts";
import { publicServices, services, servicesByIds } from "#api/features/venue/services/service.ts";
import { createUpload, deleteUpload } from "#api/features/venue/uploads/service.ts";
import type { coachOperations } from "#schema/venue/coaches/operations.ts";
import type { companyOperations } from "#schema/venue/company/operations.ts";
import type { locationOperations } from "#schema/venue/locations/operations.ts";
import type { onboardingOperations, signUpOperations } from "#schema/venue/onboarding/operations.ts";
import type { resourceOperations } from "#schema/venue/resources/operations.ts";
import type { resourceTypeOperations } from "#schema/venue/resources/type-operations.ts";
import type { serviceCategoryOperations } from "#schema/venue/services/category-operations.ts";
import type { serviceOperations } from "#schema/venue/services/operations.ts";
import type { uploadOperations } from "#schema/venue/uploads/operations.ts";

const companyHandlers: Handlers<typeof companyOperations> = {
  company: async (call) => company(call),
  updateCompany: (call, { params, body }) => updateCompany(call, params.id, body),
  publicCompany: (call) => publicCompany(call),
  accountInfo: async (call) => accountInfo(call),
};

const onboardingHandlers: Handlers<typeof onboardingOperations> = {
  onboardingStatus: (call) => onboardingStatus(call),
  createCompany: (call, { body }) => createCompany(call, body),
  seeBookingPage: (call) => seeBookingPage(call),
  skipOnboarding: (call) => skipOnboarding(call),
};

export const signUpRoutes: PlatformHandlers<typeof signUpOperations> = {
  createTenant: (call, { body }) => createTenant(call, body),
  slugAvailable: (call, { query }) => slugAvailable(call, query),
};

const uploadHandlers: Handlers<typeof uploadOperations> = { createUpload, deleteUpload };

const locationHandlers: Handlers<typeof locationOperations> = {
  locations: (call, { query }) => locations(call, query),
  publicLocations: (call, { query }) => publicLocations(call, query),
  locationsByIds: (call, { query }) => locationsByIds(call, query.ids),
  createLocation: (call, { body }) => createLocation(call, body),
  updateLocation: (call, { params, body }) => updateLocation(call, params.id, body),
  deleteLocation: (call, { params, query }) => deleteLocation(call, params.id, query.version),
  locationHours: (call, { params }) => locationHours(call, params.id),
  updateLocationHours: (call, { params, body }) => updateLocationHours(call, params.id, body),
};

const resourceHandlers: Handlers<typeof resourceOperations> = {
  resources: (call, { query }) => resources(call, query),
  publicResources: (call, { query }) => publicResources(call, query),
  exportResources: (call, { query }) => exportResources(call, query),
  resourcesByIds: (call, { query }) => resourcesByIds(call, query.ids),
  availableResources: (call, { query }) => availableResources(call, query),
  createResource: (call, { body }) => createResource(call, body),
  updateResource: (call, { params, body }) => updateResource(call, params.id, body),
  deleteResource: (call, { params, query }) => deleteResource(call, params.id, query.version),
};

const resourceTypeHandlers: Handlers<typeof resourceTypeOperations> = {
  resourceTypes: (call, { query }) => resourceTypes(call, query),
  publicResourceTypes: (call, { query }) => publicResourceTypes(call, query),
  createResourceType: (call, { body }) => createResourceType(call, body),
  updateResourceType: (call, { params, body }) => updateResourceType(call, params.id, body),
  deleteResourceType: (call, { params, query }) => deleteResourceType(call, params.id, query.version),
};

const serviceHandlers: Handlers<typeof serviceOperations> = {
  services: (call, { query }) => services(call, query),
  publicServices: (call, { query }) => publicServices(call, query),
  exportServices: (call, { query }) => exportServices(call, query),
  servicesByIds: (call, { query }) => servicesByIds(call, query.ids),
  createService: (call, { body }) => createService(call, body),
  updateService: (call, { params, body }) => updateService(call, params.id, body),
  deleteService: (call, { params, query }) => deleteService(call, params.id, query.version),
};

const serviceCategoryHandlers: Handlers<typeof serviceCategoryOperations> = {
  serviceCategories: (call, { query }) => serviceCategories(call, query),
  publicServiceCategories: (call, { query }) => publicServiceCategories(call, query),
  createServiceCategory: (call, { body }) => createServiceCategory(call, body),
  updateServiceCategory: (call, { params, body }) => updateServiceCategory(call, params.id, body),
  deleteServiceCategory: (call, { params, query }) => deleteServiceCategory(call, params.id, query.version),
};

const coachHandlers: Handlers<typeof coachOperations> = {
  coaches: (call, { query }) => coaches(call, query),
  publicCoaches: (call, { query }) => publicCoaches(call, query),
  exportCoaches: (call, { query }) => exportCoaches(call, query),
  coachesByIds: (call, { query }) => coachesByIds(call, query.ids),
  coachOutlooksByIds: (call, { query }) => coachOutlooksByIds(call, query.ids),
  coachHours: (call, { query }) => coachHours(call, query),
  coach: (call, { params }) => coach(call, params.id),
  updateCoach: (call, { params, body }) => updateCoach(call, params.id, body),
  updateCoachHours: (call, { params, body }) => updateCoachHours(call, params.id, body),
  coachAvailabilities: (call, { params }) => coachAvailabilities(call, params.id),
  createCoachAvailability: (call, { params, body }) => createCoachAvailability(call, params.id, body),
  updateCoachAvailability: (call, { params, body }) => updateCoachAvailability(call, params, body),
  deleteCoachAvailability: (call, { params, query }) => deleteCoachAvailability(call, params, query),
  coachSchedule: (call, { params, query }) => coachSchedule(call, params.id, query),
  publicCoachSchedule: (call, { params, query }) => publicCoachSchedule(call, params.id, query),
  coachSummary: (call, { query }) => coachSummary(call, query),
  exportCoachSummary: (call, { query }) => exportCoachSummary(call, query),
};

export const venueRoutes = {
  ...companyHandlers,
  ...onboardingHandlers,
  ...uploadHandlers,
  ...locationHandlers,
  ...resourceHandlers,
  ...resourceTypeHandlers,
  ...serviceHandlers,
  ...serviceCategoryHandlers,
  ...coachHandlers,
};
