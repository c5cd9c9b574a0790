import { eachOperation, readOpenApiDocuments } from "#gateway/graph/openapi-documents.ts";

/** A whole path segment: the characters of an id or token, but neither `.` nor `..`. */
const SEGMENT = "[A-Za-z0-9_~-][A-Za-z0-9._~-]*";

interface Shape {
  path: RegExp;
  query: ReadonlySet<string>;
}

/**
 * Checks that a URL is valid for its operation. Mesh does not encode path arguments: `booking(id: …)` must not be
 * able to escape its segment, nor an argument to add a parameter.
 */
export function pathGuard(): (operationId: string, url: string) => boolean {
  const shapes = new Map<string, Shape>(
    eachOperation(readOpenApiDocuments()).map(({ path, operation }) => [
      operation.operationId,
      {
        path: new RegExp(`^${path.replace(/\{[^}]+\}/g, SEGMENT)}$`),
        query: new Set(operation.parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name)),
      },
    ]),
  );

  return (operationId, url) => {
    const shape = shapes.get(operationId);
    const [path = "", query = "", ...more] = url.split("?");
    if (!shape || more.length > 0 || url.includes("#") || !shape.path.test(path)) return false;
    return query
      .split("&")
      .filter(Boolean)
      .every((pair) => shape.query.has(pair.slice(0, pair.indexOf("="))));
  };
}
