import {
  createServiceCategory,
  deleteServiceCategory,
  publicServiceCategories,
  serviceCategories,
  updateServiceCategory,
} from "#api/features/services/category-service.ts";
import { createService, deleteService, updateService } from "#api/features/services/change-service.ts";
import { publicServices, services, servicesByIds } from "#api/features/services/service.ts";
import { exportServices } from "#api/features/services/export-services.ts";
import type { Handlers } from "#api/http/call.ts";
import type { serviceCategoryOperations } from "#schema/services/category-operations.ts";
import type { serviceOperations } from "#schema/services/operations.ts";

export const serviceRoutes: Handlers<typeof serviceOperations> = {
  services: (call, { query }) => services(call, query),
  publicServices: (call, { query }) => publicServices(call, query),
  exportServices: (call, { query }) => exportServices(call, query),
  servicesByIds: (call, { query }) => servicesByIds(call, query.ids),
  createService: (call, { body }) => createService(call, body),
  updateService: (call, { params, body }) => updateService(call, params.id, body),
  deleteService: (call, { params, query }) => deleteService(call, params.id, query.version),
};

export const serviceCategoryRoutes: Handlers<typeof serviceCategoryOperations> = {
  serviceCategories: (call, { query }) => serviceCategories(call, query),
  publicServiceCategories: (call, { query }) => publicServiceCategories(call, query),
  createServiceCategory: (call, { body }) => createServiceCategory(call, body),
  updateServiceCategory: (call, { params, body }) => updateServiceCategory(call, params.id, body),
  deleteServiceCategory: (call, { params, query }) => deleteServiceCategory(call, params.id, query.version),
};
