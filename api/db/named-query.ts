import { type Client, type Connection, Query, type QueryResult } from "pg";

/** What pg knows of the columns of an answer, and how each is read. */
interface Columns {
  fields: unknown[];
  _parsers: unknown[] | undefined;
  _prebuiltEmptyResultObject: object | null;
}

/** What pg's own queries have beside what its types tell. */
interface PgQuery {
  name: string;
  callback: (error: Error | null, result: QueryResult) => void;
  _result: Columns & { rows: unknown[]; parseRow(values: unknown): unknown };
  _canceledDueToError: unknown;
  hasBeenParsed(connection: Connection): boolean;
  prepare(connection: Connection): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
}

const PgQuery = Query as unknown as new (text: string, values: unknown[]) => PgQuery;

/** The statements whose columns one connection was told of. */
export class DescribedStatements {
  readonly columns = new Map<string, Columns>();
  /** The same connection, on which nobody asks for them. */
  readonly undescribed: Connection;

  constructor({ connection }: Client) {
    this.undescribed = Object.create(connection, { describe: { value: () => undefined } }) as Connection; // as it inherits
  }
}

/**
 * A statement with a name. Its columns are described the first time on a connection, and remembered: the server need not
 * write them before each answer, nor pg read them, which is a good part of what a short statement costs. Where a column
 * changes, the server refuses the plan that was made before.
 */
export class NamedQuery extends PgQuery {
  readonly #known: DescribedStatements;

  constructor({ name, text, values }: { name: string; text: string; values: unknown[] }, known: DescribedStatements) {
    super(text, values);
    this.name = name;
    this.#known = known;
  }

  override prepare(connection: Connection): void {
    const columns = this.#known.columns.get(this.name);
    if (!columns || !this.hasBeenParsed(connection)) return super.prepare(connection);
    Object.assign(this._result, columns);
    super.prepare(this.#known.undescribed);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.#known.columns.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
    super.handleCommandComplete(message, connection);
  }

  /** As pg's own, without an event for each row. */
  handleDataRow({ fields }: { fields: unknown }): void {
    if (this._canceledDueToError) return;
    try {
      this._result.rows.push(this._result.parseRow(fields));
    } catch (error) {
      this._canceledDueToError = error;
    }
  }
}
