import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type CompiledQuery,
  type DatabaseConnection,
  type DeleteQueryNode,
  IdentifierNode,
  type JoinNode,
  OnNode,
  type OperationNode,
  OperatorNode,
  OrNode,
  ParensNode,
  PostgresQueryCompiler,
  type QueryId,
  RawNode,
  ReferenceNode,
  type RootOperationNode,
  type SelectQueryNode,
  sql,
  TableNode,
  type UpdateQueryNode,
  ValueNode,
  WhereNode,
} from "kysely";
import { TENANT_TABLES } from "#api/db/types.generated.ts";

/** Stands among a statement's values for the tenant of its transaction. */
const TENANT = Symbol("the tenant of the transaction");

/**
 * The tenant of the transaction, for SQL written by hand: each tenant table of it says `t.tenant_id = ${TENANT_ID}`, in
 * sub-selects and beside row locks too. Statements built by Kysely get the same by themselves.
 */
export const TENANT_ID = sql<string>`${sql.val(TENANT)}::uuid`;

/**
 * Writes `tenant_id = $n` beside each tenant table, in FROM, JOIN, UPDATE and DELETE: row-level security is the second wall,
 * and a database that is spread by tenant asks one machine instead of all. The tenant is one value of a statement, however
 * many tables it has.
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

/** The connection, over which statements that name the tenant leave with its id, as soon as the transaction knows one. */
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

/** By which name a statement's other parts call it, where it is a table of tenants. */
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
  // written by hand, or one of several: what is said of it would be said of its last part alone
  const isWhole = !RawNode.is(before) && !OrNode.is(before);
  return AndNode.create(isWhole ? before : ParensNode.create(before), condition);
}

/** Whether the conditions say the table's tenant already, by a value of their own. */
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
