/** Parameters in the format of the provider's SDK: `items[0][price]=price_1` in a form or query. */
export type Params = { [name: string]: string | Params | undefined };

export function parseForm(text: string): Params {
  const root: Params = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll("]", "").split("[");
    let node = root;
    path.slice(0, -1).forEach((key) => {
      const next = node[key];
      node = typeof next === "object" ? next : (node[key] = {});
    });
    // `expand[]` has no explicit index
    const last = path.at(-1) || String(Object.keys(node).length);
    node[last] = value;
  }
  return root;
}

export function textOf(params: Params, name: string): string | undefined {
  const value = params[name];
  return typeof value === "string" ? value : undefined;
}

export function numberOf(params: Params, name: string): number | undefined {
  const text = textOf(params, name);
  return text === undefined || text === "" ? undefined : Number(text);
}

/** The entries of a list or the fields of an object; empty if omitted. */
export function partOf(params: Params, name: string): Params {
  const value = params[name];
  return typeof value === "object" ? value : {};
}

export function textsOf(params: Params, name: string): string[] {
  return Object.values(partOf(params, name)).filter((value) => typeof value === "string");
}

export const metadataOf = (params: Params): Record<string, string> =>
  Object.fromEntries(
    Object.entries(partOf(params, "metadata")).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
