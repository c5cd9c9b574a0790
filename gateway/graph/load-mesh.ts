import { existsSync } from "node:fs";
import { getMesh, type GetMeshOptions, type MeshInstance } from "@graphql-mesh/runtime";

interface Artefact {
  getMeshOptions(): Promise<GetMeshOptions>;
}

/** The executable schema that `mesh build` made from mesh.config.ts. */
export async function loadMesh(): Promise<MeshInstance> {
  const artefact = new URL("../../.mesh/index.js", import.meta.url);
  if (!existsSync(artefact)) throw new Error("The graph is not built: run `npm run generate`.");
  // Mesh writes this module; its types are those of @graphql-mesh/runtime.
  const { getMeshOptions } = (await import(artefact.href)) as Artefact;
  return getMesh(await getMeshOptions());
}

/**
 * What Mesh's resolvers look for in each request's context: the calls of every source, through which joins go. It is the
 * same for all requests, so it is made once; Mesh's own plugins would make it, and the headers as an object, each time.
 */
export async function meshContext(mesh: MeshInstance): Promise<object> {
  const { contextFactory } = mesh.getEnveloped({});
  return { ...(await contextFactory()) };
}
