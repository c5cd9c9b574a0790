import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  IdentifierNode,
  OnNode,
  OperatorNode,
  OrNode,
  ParensNode,
  PostgresQueryCompiler,
  RawNode,
  ReferenceNode,
  sql,
  TableNode,
  ValueNode,
  WhereNode,
  type CompiledQuery,
  type DatabaseConnection,
  type DeleteQueryNode,
  type JoinNode,
  type OperationNode,
  type QueryId,
  type RootOperationNode,
  type SelectQueryNode,
  type UpdateQueryNode,
} from "kysely";
import { TENANT_TABLES } from "./types.generated.ts";

/** Placeholder among a statement's values for the tenant of its transaction. */
const TENANT = Symbol("the tenant of the transaction");

/**
 * The tenant of the transaction, for hand-written SQL: each of its tenant tables needs `t.tenant_id =
 * ${TENANT_ID}`, in sub-selects and next to row locks too. Statements built by Kysely get it automatically.
 */
export const TENANT_ID = sql<string>`${sql.val(TENANT)}::uuid`;

/**
 * Adds `tenant_id = $n` for each tenant table, in FROM, JOIN, UPDATE and DELETE: row-level security is the second
 * line of defense, and a database sharded by tenant queries one machine instead of all. The tenant is a single
 * value of a statement, however many tables it has.
 */
export class TenantNamingCompiler extends PostgresQueryCompiler {
  #tenantAt = 0;

  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    this.#tenantAt = 0;
    return super.compileQuery(node, queryId);
  }

  protected override visitSelectQuery(node: SelectQueryNode): void {
    super.visitSelectQuery(naming(node, node.from?.froms ?? []));
  }

  protected override visitUpdateQuery(node: UpdateQueryNode): void {
    super.visitUpdateQuery(naming(node, [...(node.table ? [node.table] : []), ...(node.from?.froms ?? [])]));
  }

  protected override visitDeleteQuery(node: DeleteQueryNode): void {
    super.visitDeleteQuery(naming(node, [...node.from.froms, ...(node.using?.tables ?? [])]));
  }

  protected override visitJoin(node: JoinNode): void {
    const name = tenantTable(node.table);
    if (name === undefined || names(node.on?.on, name, false)) return super.visitJoin(node);
    super.visitJoin({ ...node, on: OnNode.create(and(node.on?.on, isOfTenant(name))) });
  }

  protected override appendValue(value: unknown): void {
    if (value === TENANT && this.#tenantAt > 0) return this.append(`$${this.#tenantAt}`);
    super.appendValue(value);
    if (value === TENANT) this.#tenantAt = this.numParameters;
  }
}

/** Wraps a connection so that statements naming the tenant are sent with its id, once the transaction has entered one. */
export function withTenantNamed(
  connection: DatabaseConnection,
  tenantId: () => string | undefined,
): DatabaseConnection {
  return {
    executeQuery: (query) => connection.executeQuery(tenantFilledIn(query, tenantId)),
    streamQuery: (query, chunkSize) => connection.streamQuery(tenantFilledIn(query, tenantId), chunkSize),
  };
}

function tenantFilledIn(query: CompiledQuery, tenantId: () => string | undefined): CompiledQuery {
  const at = query.parameters.indexOf(TENANT);
  if (at < 0) return query;
  const id = tenantId();
  if (id === undefined) throw new Error("A statement names the tenant of a transaction that has entered none.");
  return { ...query, parameters: query.parameters.with(at, id) };
}

function naming<Node extends { readonly where?: WhereNode; readonly joins?: readonly JoinNode[] }>(
  node: Node,
  tables: readonly OperationNode[],
): Node {
  const isAlone = tables.length === 1 && !node.joins?.length;
  let where = node.where?.where;
  for (const table of tables) {
    const name = tenantTable(table);
    if (name !== undefined && !names(node.where?.where, name, isAlone)) where = and(where, isOfTenant(name));
  }
  return where === node.where?.where || !where ? node : { ...node, where: WhereNode.create(where) };
}

/** The name by which the rest of the statement refers to this table, if it is a tenant table. */
function tenantTable(node: OperationNode): string | undefined {
  if (!AliasNode.is(node)) return TableNode.is(node) ? knownTable(node) : undefined;
  if (!TableNode.is(node.node) || knownTable(node.node) === undefined) return undefined;
  return IdentifierNode.is(node.alias) ? node.alias.name : undefined;
}

function knownTable({ table: { identifier } }: TableNode): string | undefined {
  return TENANT_TABLES.has(identifier.name) ? identifier.name : undefined;
}

const TENANT_COLUMN = ColumnNode.create("tenant_id");
const EQUALS = OperatorNode.create("=");
const THE_TENANT = ValueNode.create(TENANT);

const isOfTenant = (table: string) =>
  BinaryOperationNode.create(ReferenceNode.create(TENANT_COLUMN, TableNode.create(table)), EQUALS, THE_TENANT);

function and(before: OperationNode | undefined, condition: OperationNode): OperationNode {
  if (!before) return condition;
  // hand-written SQL, or an OR: a condition appended to it would bind to its last part only
  const isWhole = !RawNode.is(before) && !OrNode.is(before);
  return AndNode.create(isWhole ? before : ParensNode.create(before), condition);
}

/** Whether the conditions already restrict the table to a tenant, with a value of their own. */
function names(condition: OperationNode | undefined, table: string, isAlone: boolean): boolean {
  if (!condition) return false;
  if (AndNode.is(condition)) return names(condition.left, table, isAlone) || names(condition.right, table, isAlone);
  if (!BinaryOperationNode.is(condition)) return false;
  const { leftOperand: left, operator, rightOperand: right } = condition;
  if (!ReferenceNode.is(left) || !ColumnNode.is(left.column) || left.column.column.name !== "tenant_id") return false;
  const isIts = left.table ? left.table.table.identifier.name === table : isAlone;
  return isIts && OperatorNode.is(operator) && operator.operator === "=" && (ValueNode.is(right) || isOneValue(right));
}

/** Such as the placeholder of a statement that is built before its values are known. */
function isOneValue(node: OperationNode): boolean {
  if (!RawNode.is(node)) return false;
  const [parameter, ...more] = node.parameters;
  return (
    parameter !== undefined &&
    ValueNode.is(parameter) &&
    more.length === 0 &&
    /^(::uuid)?$/.test(node.sqlFragments.join(""))
  );
}
