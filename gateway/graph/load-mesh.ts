import { existsSync } from "node:fs";
import { getMesh, type GetMeshOptions, type MeshInstance } from "@graphql-mesh/runtime";

interface Artefact {
  getMeshOptions(): Promise<GetMeshOptions>;
}

/** The executable schema that `mesh build` made from mesh.config.ts. */
export async function loadMesh(plugins: GetMeshOptions["additionalEnvelopPlugins"] = []): Promise<MeshInstance> {
  const artefact = new URL("../../.mesh/index.js", import.meta.url);
  if (!existsSync(artefact)) throw new Error("The graph is not built: run `npm run generate`.");
  // Mesh writes this module; its types are those of @graphql-mesh/runtime.
  const { getMeshOptions } = (await import(artefact.href)) as Artefact;
  const options = await getMeshOptions();
  return getMesh({
    ...options,
    additionalEnvelopPlugins: [...(options.additionalEnvelopPlugins ?? []), ...plugins],
  });
}
