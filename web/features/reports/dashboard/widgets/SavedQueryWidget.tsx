import { styled } from "@mui/material/styles";
import { useCallback, useEffect, useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { resultTables, type ResultTable } from "#schema/reports/saved-queries/result-tables.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { answerFaults } from "#web/features/reports/shared/graph/answer-faults.ts";
import { runQuery } from "#web/features/reports/shared/graph/ask-graph.ts";
import { sharedToken, TokenRefused } from "#web/features/reports/shared/graph/explore-token.ts";
import { ResultTables } from "#web/features/reports/shared/graph/ResultTables.tsx";
import { paths } from "#web/screen/paths.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { CardNote } from "#web/ui/card/CardNote.ts";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { WIDGET_LABELS } from "./widget-labels.ts";
import { useQueryToShowQuery, type QueryToShowQuery } from "./widget-preferences.generated.ts";

type SavedQuery = NonNullable<QueryToShowQuery["savedQuery"]>;

/** The current result of a saved query as tables, fetched with a read-only token. */
export function SavedQueryWidget({ id }: { id: number }) {
  const refusal = useRefusal("graph.explore");
  return refusal === undefined ? <Saved id={id} /> : <Told title={WIDGET_LABELS.saved_query.name}>{refusal}</Told>;
}

function Saved({ id }: { id: number }) {
  const { data, error } = useQueryToShowQuery({ variables: { id }, fetchPolicy: "cache-and-network" });
  const { name } = WIDGET_LABELS.saved_query;
  const query = data?.savedQuery;
  if (query) return <Answer key={query.version} query={query} />;
  if (!error) return <Waiting title={name} />;
  const isGone = faultOf(error).code === "not_found";
  const sentence = isGone ? "This query was deleted. Choose Arrange to remove it." : explain(error).message;
  return <Told title={name}>{sentence}</Told>;
}

type Asked = { tables: ResultTable[]; sentence?: never } | { tables?: never; sentence: string };

function Answer({ query }: { query: SavedQuery }) {
  const [asked, setAsked] = useState<Asked>();
  const run = useCallback(() => void answerOf(query).then(setAsked), [query]);
  useEffect(run, [run]);
  if (!asked) return <Waiting title={query.name} />;
  const more = <Link to={`${paths.graphiql}?saved=${query.id}`}>Open in GraphiQL</Link>;
  if (asked.sentence !== undefined) {
    return (
      <Told title={query.name}>
        {asked.sentence} {more}
      </Told>
    );
  }
  return (
    <Card title={query.name} note={more}>
      <Tables>
        <ResultTables tables={asked.tables} label={`What ${query.name} answers`} />
      </Tables>
    </Card>
  );
}

async function answerOf({ query, variables }: SavedQuery): Promise<Asked> {
  try {
    const { token } = await sharedToken();
    const { answer } = await runQuery(token, { query, variables: JSON.parse(variables) });
    const [fault] = answerFaults(answer.errors);
    if (fault) return { sentence: `${fault.sentence} ${fault.wayOut ?? ""}`.trim() };
    const tables = resultTables(answer.data);
    return tables.length > 0 ? { tables } : { sentence: "This query returns no list." };
  } catch (error) {
    return { sentence: error instanceof TokenRefused ? error.message : "The query was not answered. Try again later." };
  }
}

function Told({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <CardNote>{children}</CardNote>
    </Card>
  );
}

const Waiting = ({ title }: { title: string }) => (
  <Card title={title}>
    <RowsSkeleton rows={4} rowHeight={36} />
  </Card>
);

const Tables = styled("div")({ display: "flex", maxHeight: 360, minHeight: 0, overflow: "hidden" });
