import Button from "@mui/material/Button";
import OutlinedInput from "@mui/material/OutlinedInput";
import { type ReactNode } from "react";
import { FormField } from "#web/ui/form/FormField.tsx";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";
import { FilterChip } from "#web/ui/grid/FilterChip.tsx";
import { ICON_PATHS } from "#web/ui/icon/icon-paths.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { RowsSkeleton, TextSkeleton } from "#web/ui/page/Skeletons.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { Tag } from "#web/ui/state/Tag.tsx";
import { Facts } from "#web/ui/text/Facts.tsx";
import { Kbd } from "#web/ui/text/Kbd.tsx";
import { Money } from "#web/ui/text/Money.tsx";
import { showToast, showUndo } from "#web/ui/toast/toasts.tsx";

/** Every small component in every state, for visual checks. */
export function KitPage() {
  return (
    <>
      <PageHeader
        title="Kit"
        crumbs={[{ label: "Home" }]}
        actions={
          <Button variant="contained" startIcon={<Icon name="plus" />}>
            New booking <Kbd>C</Kbd>
          </Button>
        }
      />
      <div
        style={{
          display: "grid",
          gap: 16,
          padding: 16,
          gridTemplateColumns: "repeat(auto-fit, minmax(min(340px, 100%), 1fr))",
        }}
      >
        <Card title="States">
          <StateChip tone="violet" icon="hourglass">
            Held
          </StateChip>
          <StateChip tone="teal" icon="check-circle">
            Confirmed
          </StateChip>
          <StateChip tone="amber" icon="clock">
            Late 12 min
          </StateChip>
          <StateChip tone="blue" icon="check-in">
            Checked in
          </StateChip>
          <StateChip tone="grey" icon="check">
            Completed
          </StateChip>
          <StateChip tone="red" icon="no-show">
            No-show
          </StateChip>
          <StateChip tone="amber" icon="half">
            Part-paid
          </StateChip>
          <StateChip tone="green" icon="check-circle" variant="plain">
            Paid
          </StateChip>
          <Tag>League</Tag>
          <Money amount={-5355} currency="CAD" locale="en-CA" />
        </Card>
        <Card title="Buttons">
          {(["contained", "outlined", "text"] as const).map((variant) => (
            <div key={variant} style={{ display: "flex", gap: 8, flexWrap: "wrap" }}>
              <Button variant={variant}>Book</Button>
              <Button variant={variant} loading>
                Book
              </Button>
              <Button variant={variant} disabled>
                Book
              </Button>
              <Button variant={variant} color="error">
                Delete
              </Button>
              <Button variant={variant} size="small">
                Small
              </Button>
              <Button variant={variant} size="large">
                Large
              </Button>
            </div>
          ))}
        </Card>
        <Card title="Fields">
          <FormField label="Name" hint="optional">
            {(control) => <OutlinedInput fullWidth defaultValue="Hana Kimura" inputProps={control} />}
          </FormField>
          <FormField label="Starts" error="The venue opens at 9:00 on Tuesdays">
            {(control) => <OutlinedInput fullWidth error defaultValue="07:30" inputProps={control} />}
          </FormField>
          <FormField label="Service" help="Change it on the membership page">
            {(control) => <PlainSelect {...control} options={[{ value: "a", label: "Lesson with coach" }]} />}
          </FormField>
        </Card>
        <Card title="Facts">
          <Facts
            facts={[
              { label: "Phone", value: "604 555 0119" },
              { label: "Spent, all time", value: <Money amount={441050} currency="CAD" locale="en-CA" /> },
            ]}
          />
        </Card>
        <Card title="Notes">
          <Note tone="amber" icon="clock">
            <b>19:00 was taken a moment ago.</b> Your answers are kept.
          </Note>
          <Note tone="red" icon="warning">
            <b>2 fields need attention.</b> Nothing has been saved yet.
          </Note>
        </Card>
        <Card title="Filters">
          <FilterChip label="Booked since 1 Jan" count={318} isOn onToggle={noop} />
          <FilterChip label="Past due" count={9} isOn={false} onToggle={noop} />
        </Card>
        <Card title="Toasts">
          <Button onClick={() => showToast({ message: "Took $53.55 from Owen Lindqvist", tone: "success" })}>
            Toast
          </Button>
          <Button
            onClick={() =>
              showToast({
                message: "Failed to load resources: Please try again.",
                tone: "error",
                action: { label: "Retry", onClick: noop },
              })
            }
          >
            Error
          </Button>
          <Button
            onClick={() =>
              showUndo({ message: "C. Dubois moves to Bay 4, 18:30", detail: "price unchanged", onUndo: noop })
            }
          >
            Undo
          </Button>
        </Card>
        <Card title="Loading">
          <div style={{ width: "100%" }}>
            <RowsSkeleton rows={3} />
            <TextSkeleton />
          </div>
        </Card>
        <Card title="Empty">
          <EmptyState title="No clients yet" actions={<Button variant="contained">New client</Button>}>
            Add the first one, or bring a list from a file.
          </EmptyState>
        </Card>
        <Card title="Error">
          <ErrorState
            title="The list did not load"
            error={{ message: "The server took longer than 30 seconds.", requestId: "7f3a-19c2" }}
            onRetry={noop}
          />
        </Card>
        <Card title="Icons">
          {(Object.keys(ICON_PATHS) as (keyof typeof ICON_PATHS)[]).map((name) => (
            <span key={name} title={name}>
              <Icon name={name} />
            </span>
          ))}
          <Icon name="half" />
          <Icon name="money" />
          <Icon name="more" />
        </Card>
      </div>
    </>
  );
}

function noop() {}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section style={{ background: "var(--surface)", border: "1px solid var(--line)", borderRadius: 8, padding: 16 }}>
      <h2 style={{ fontSize: 14, fontWeight: 600, marginBottom: 12 }}>{title}</h2>
      <div style={{ display: "flex", flexWrap: "wrap", gap: 8, alignItems: "center" }}>{children}</div>
    </section>
  );
}
