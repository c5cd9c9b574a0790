import { Query, type Client, type Connection, type QueryResult } from "pg";

/** pg's metadata of a result's columns, and their parsers. */
interface Columns {
  fields: unknown[];
  _parsers: unknown[] | undefined;
  _prebuiltEmptyResultObject: object | null;
}

/** Members of pg's own queries that its types omit. */
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

/** The statements whose columns have been described on one connection. */
export class DescribedStatements {
  readonly columns = new Map<string, Columns>();
  /** The same connection, with `describe` disabled. */
  readonly undescribed: Connection;

  constructor({ connection }: Client) {
    this.undescribed = Object.create(connection, { describe: { value: () => undefined } }) as Connection; // rest inherited
  }
}

/**
 * A named statement. Its columns are described the first time on a connection and cached: the server need not send
 * them with each result, nor pg parse them, which saves a good part of the cost of a short statement. If a column
 * changes, the server rejects the cached plan.
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

  /** Like pg's own, without emitting an event for each row. */
  handleDataRow({ fields }: { fields: unknown }): void {
    if (this._canceledDueToError) return;
    try {
      this._result.rows.push(this._result.parseRow(fields));
    } catch (error) {
      this._canceledDueToError = error;
    }
  }
}
