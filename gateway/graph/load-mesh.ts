import { existsSync } from "node:fs";
import { getMesh, type GetMeshOptions, type MeshInstance } from "@graphql-mesh/runtime";

interface Artefact {
  getMeshOptions(): Promise<GetMeshOptions>;
}

/** Loads the executable schema that `mesh build` generated from mesh.config.ts. */
export async function loadMesh(): Promise<MeshInstance> {
  const artefact = new URL("../../.mesh/index.js", import.meta.url);
  if (!existsSync(artefact)) throw new Error("The graph is not built: run `npm run generate`.");
  // Mesh generates this module; its types are those of @graphql-mesh/runtime.
  const { getMeshOptions } = (await import(artefact.href)) as Artefact;
  return getMesh(await getMeshOptions());
}

/**
 * The part of each request's context that Mesh's resolvers need: the calls of every source, used by joins. It is
 * the same for all requests, so it is built once; Mesh's own plugins would rebuild it, and the headers as an
 * object, each time.
 */
export async function meshContext(mesh: MeshInstance): Promise<object> {
  const { contextFactory } = mesh.getEnveloped({});
  return { ...(await contextFactory()) };
}
