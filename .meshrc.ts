export { default } from "./mesh.config.ts";
