import { writeFileSync } from "node:fs";
import { openApiDocument } from "./openapi.ts";
import { centralOperations, redirectOperations, v1Operations } from "./operations.ts";

const write = (file: string, document: object): void =>
  writeFileSync(new URL(`generated/${file}`, import.meta.url), `${JSON.stringify(document, undefined, 2)}\n`);

write("openapi.v1.json", openApiDocument("Fairway API", v1Operations));
write("openapi.central.json", openApiDocument("Fairway central API", { ...centralOperations, ...redirectOperations }));
