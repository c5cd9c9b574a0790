import { skipToken } from "@apollo/client/react";
import { type DashboardWidget, widgetKey, type WidgetName } from "#schema/widget-preferences/models.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useQueriesToShowQuery } from "./widget-preferences.generated.ts";
import { WIDGET_LABELS } from "./widget-labels.ts";

export type WidgetChosen = Omit<DashboardWidget, "size">;

const OWN = (Object.keys(WIDGET_LABELS) as WidgetName[]) // the keys of a constant are its key type
  .filter((widget) => widget !== "saved_query")
  .map((widget): WidgetChosen => ({ widget }));

/** All that a dashboard can show: the product's own widgets and the company's saved queries, each with its words. */
export function useWidgetChoices() {
  const mayAsk = useRefusal("graph.explore") === undefined;
  const { data } = useQueriesToShowQuery(mayAsk ? { fetchPolicy: "cache-and-network" } : skipToken);
  const saved = data?.savedQueries?.data ?? [];
  const names = new Map(saved.map(({ id, name }) => [id, name]));
  const textOf = ({ widget, saved_query_id }: WidgetChosen) => {
    const { name, about } = WIDGET_LABELS[widget];
    if (saved_query_id === undefined) return { name, about };
    return { name: names.get(saved_query_id) ?? name, about };
  };
  const choices = [...OWN, ...saved.map(({ id }): WidgetChosen => ({ widget: "saved_query", saved_query_id: id }))];
  const others = (shown: readonly WidgetChosen[]) => {
    const keys = new Set(shown.map(widgetKey));
    return choices.filter((one) => !keys.has(widgetKey(one)));
  };
  return { textOf, others };
}
