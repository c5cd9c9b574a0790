/** A row of the table that ends a start. */
export interface Address {
  what: string;
  where: string;
}

export interface DemoSignIns {
  emails: string[];
  password: string;
}

/** Addresses under each other, then who can sign in. */
export function addressTable(title: string, rows: Address[], signIns: DemoSignIns | undefined): string {
  const width = Math.max(...rows.map((row) => row.what.length));
  const lines = rows.map((row) => `  ${row.what.padEnd(width)}  ${row.where}`);
  const people = signIns ? ["", `  Sign in with ${signIns.emails.join(", ")}`, `  Password: ${signIns.password}`] : [];
  return ["", title, "", ...lines, ...people, "", "  Ctrl-C ends it.", ""].join("\n");
}
