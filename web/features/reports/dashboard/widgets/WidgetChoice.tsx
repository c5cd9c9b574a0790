import { skipToken } from "@apollo/client/react";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { useEffect, useRef, useState } from "react";
import { widgetKey, type DashboardWidget, type WidgetName } from "#schema/reports/dashboard/models.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { announce } from "#web/ui/announce/announce.ts";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Rows } from "#web/ui/layout/Rows.ts";
import { SIZES, WIDGET_LABELS } from "./widget-labels.ts";
import { useQueriesToShowQuery } from "./widget-preferences.generated.ts";

interface WidgetChoiceProps {
  widgets: readonly DashboardWidget[];
  onChange: (widgets: DashboardWidget[]) => void;
}

/** The chosen widgets in order, each with its size, and the others to add. */
export function WidgetChoice({ widgets, onChange }: WidgetChoiceProps) {
  const { textOf, others } = useWidgetChoices();
  const { list, move } = useMoves(widgets, onChange, textOf);
  return (
    <>
      <Rows ref={list} aria-label="On your dashboard">
        {widgets.map((one, index) => (
          <WidgetRow
            key={widgetKey(one)}
            widget={one}
            text={textOf(one)}
            isFirst={index === 0}
            isLast={index === widgets.length - 1}
            onMove={(by) => move(index, by)}
            onSize={(size) => onChange(widgets.map((each) => (each === one ? { ...one, size } : each)))}
            onRemove={() => onChange(widgets.filter((each) => each !== one))}
          />
        ))}
      </Rows>
      {widgets.length === 0 ? <p>The dashboard is empty. Add a widget below.</p> : null}
      <Rows aria-label="More widgets">
        {others(widgets).map((one) => (
          <li key={widgetKey(one)}>
            <WidgetText {...textOf(one)} />
            <Button
              startIcon={<Icon name="plus" />}
              aria-label={`Add ${textOf(one).name}`}
              onClick={() =>
                onChange([...widgets, { ...one, size: one.widget === "saved_query" ? "medium" : "small" }])
              }
            >
              Add
            </Button>
          </li>
        ))}
      </Rows>
    </>
  );
}

type WidgetChosen = Omit<DashboardWidget, "size">;

const OWN = (Object.keys(WIDGET_LABELS) as WidgetName[]) // The keys of a constant have its key type.
  .filter((widget) => widget !== "saved_query")
  .map((widget): WidgetChosen => ({ widget }));

/** All available widgets: the product's own and the company's saved queries, with their labels. */
function useWidgetChoices() {
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

/** Keeps the focus on a row that moves, which the browser would drop. */
function useMoves(
  widgets: readonly DashboardWidget[],
  onChange: WidgetChoiceProps["onChange"],
  textOf: ReturnType<typeof useWidgetChoices>["textOf"],
) {
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ key: string; by: number }>();
  useEffect(() => {
    if (!moved) return;
    const row = list.current?.querySelector(`[data-widget="${moved.key}"]`);
    const buttons = [moved.by, -moved.by].map((by) => row?.querySelector<HTMLButtonElement>(`[data-by="${by}"]`));
    buttons.find((button) => button && !button.disabled)?.focus();
  }, [moved]);
  const move = (from: number, by: -1 | 1) => {
    const one = widgets[from];
    const to = from + by;
    if (!one || to < 0 || to >= widgets.length) return;
    onChange(widgets.toSpliced(from, 1).toSpliced(to, 0, one));
    setMoved({ key: widgetKey(one), by });
    announce(`${textOf(one).name}: place ${to + 1} of ${widgets.length}`);
  };
  return { list, move };
}

interface WidgetRowProps {
  widget: DashboardWidget;
  text: WidgetWords;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onSize: (size: DashboardWidget["size"]) => void;
  onRemove: () => void;
}

function WidgetRow({ widget, text, isFirst, isLast, onMove, onSize, onRemove }: WidgetRowProps) {
  const { name } = text;
  return (
    <li data-widget={widgetKey(widget)}>
      <WidgetText {...text} />
      <PlainSelect
        dense
        aria-label={`Width of ${name}`}
        value={widget.size}
        options={SIZES}
        onChange={({ target }) => onSize(SIZES.find(({ value }) => value === target.value)?.value ?? widget.size)}
      />
      <span>
        <IconButton aria-label={`Move ${name} up`} data-by={-1} disabled={isFirst} onClick={() => onMove(-1)}>
          <Icon name="chevron-up" />
        </IconButton>
        <IconButton aria-label={`Move ${name} down`} data-by={1} disabled={isLast} onClick={() => onMove(1)}>
          <Icon name="chevron-down" />
        </IconButton>
        <IconButton aria-label={`Remove ${name}`} onClick={onRemove}>
          <Icon name="close" />
        </IconButton>
      </span>
    </li>
  );
}

interface WidgetWords {
  name: string;
  about: string;
}

function WidgetText({ name, about }: WidgetWords) {
  return (
    <span className="what">
      <b>{name}</b>
      <small>{about}</small>
    </span>
  );
}
