import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState } from "react";
import type { DashboardWidget, WidgetName } from "#schema/widget-preferences/models.ts";
import { announce } from "#web/ui/announce/announce.ts";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { SIZES, WIDGET_LABELS } from "./widget-labels.ts";

interface WidgetChoiceProps {
  widgets: readonly DashboardWidget[];
  onChange: (widgets: DashboardWidget[]) => void;
}

const NAMES = Object.keys(WIDGET_LABELS) as WidgetName[]; // the keys of a constant are its key type

/** The chosen widgets in their order, each with its size, and the others to add. */
export function WidgetChoice({ widgets, onChange }: WidgetChoiceProps) {
  const { list, move } = useMoves(widgets, onChange);
  const others = NAMES.filter((name) => widgets.every(({ widget }) => widget !== name));
  return (
    <>
      <Rows ref={list} aria-label="On your dashboard">
        {widgets.map((one, index) => (
          <WidgetRow
            key={one.widget}
            widget={one}
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
        {others.map((name) => (
          <li key={name}>
            <WidgetText name={name} />
            <Button
              startIcon={<Icon name="plus" />}
              aria-label={`Add ${WIDGET_LABELS[name].name}`}
              onClick={() => onChange([...widgets, { widget: name, size: "small" }])}
            >
              Add
            </Button>
          </li>
        ))}
      </Rows>
    </>
  );
}

/** A row that moves takes the focus along, which the browser would drop. */
function useMoves(widgets: readonly DashboardWidget[], onChange: WidgetChoiceProps["onChange"]) {
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ widget: WidgetName; by: number }>();
  useEffect(() => {
    if (!moved) return;
    const row = list.current?.querySelector(`[data-widget="${moved.widget}"]`);
    const buttons = [moved.by, -moved.by].map((by) => row?.querySelector<HTMLButtonElement>(`[data-by="${by}"]`));
    buttons.find((button) => button && !button.disabled)?.focus();
  }, [moved]);
  const move = (from: number, by: -1 | 1) => {
    const one = widgets[from];
    const to = from + by;
    if (!one || to < 0 || to >= widgets.length) return;
    onChange(widgets.toSpliced(from, 1).toSpliced(to, 0, one));
    setMoved({ widget: one.widget, by });
    announce(`${WIDGET_LABELS[one.widget].name}: place ${to + 1} of ${widgets.length}`);
  };
  return { list, move };
}

interface WidgetRowProps {
  widget: DashboardWidget;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onSize: (size: DashboardWidget["size"]) => void;
  onRemove: () => void;
}

function WidgetRow({ widget: { widget, size }, isFirst, isLast, onMove, onSize, onRemove }: WidgetRowProps) {
  const { name } = WIDGET_LABELS[widget];
  return (
    <li data-widget={widget}>
      <WidgetText name={widget} />
      <PlainSelect
        dense
        aria-label={`Width of ${name}`}
        value={size}
        options={SIZES}
        onChange={({ target }) => onSize(SIZES.find(({ value }) => value === target.value)?.value ?? size)}
      />
      <span className="moves">
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

function WidgetText({ name }: { name: WidgetName }) {
  const { name: title, about } = WIDGET_LABELS[name];
  return (
    <span className="text">
      {title}
      <small>{about}</small>
    </span>
  );
}

const Rows = styled("ul")({
  "& li": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 8px",
    minHeight: 48,
    padding: "4px 0",
    borderBottom: "1px solid var(--line-soft)",
  },
  "& .text": { flex: 1, minWidth: 160, fontSize: 14, lineHeight: "20px", fontWeight: 500 },
  "& small": { display: "block", fontSize: 12, lineHeight: "16px", fontWeight: 400, color: "var(--text-2)" },
  "& .moves": { display: "inline-flex" },
});
