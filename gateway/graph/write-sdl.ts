import { writeFileSync } from "node:fs";
import { printSchema } from "graphql";
import { loadMesh } from "./load-mesh.ts";
import { servedSchema } from "./served-schema.ts";

const mesh = await loadMesh();
const file = new URL("../../schema/generated/schema.graphql", import.meta.url);
writeFileSync(file, `${printSchema(servedSchema(mesh.schema))}\n`);
mesh.destroy();
