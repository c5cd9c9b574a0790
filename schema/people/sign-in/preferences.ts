import { z } from "zod";
import { BookingStanding } from "#schema/bookings/bookings/models.ts";
import { Id, Version } from "#schema/shared/paging.ts";
import { lineText } from "#schema/shared/text.ts";

const LENSES_MAX = 8;
const GRIDS_MAX = 30;
const HIDDEN_COLUMNS_MAX = 60;

export const ColorTheme = z.enum(["system", "light", "dark"]).meta({
  id: "ColorTheme",
  description:
    "Colours of the screens. system: light or dark, following the device's setting; light: dark text on a light background; dark: light text on a dark background",
});

export const LensColumns = z.enum(["resource", "coach"]).meta({
  id: "LensColumns",
  description: "What the columns of the schedule show. resource: one for each bay; coach: one for each coach",
});

export const LensSpan = z.enum(["day", "week"]).meta({
  id: "LensSpan",
  description: "How much of the schedule is shown at once. day: one date; week: Monday to Sunday",
});

const lensName = lineText().min(1, "Enter a name for the lens.").max(60);

export const ScheduleLens = z
  .object({
    name: lensName.describe("Name, unique among the person's lenses"),
    by: LensColumns.describe("Columns: bays or coaches"),
    view: LensSpan.describe("A day or a week"),
    location_id: Id.nullable().describe("Location, or none for the one currently open"),
    hidden_statuses: z.array(BookingStanding).max(BookingStanding.options.length).describe("Statuses left out"),
  })
  .meta({ id: "ScheduleLens", description: "A saved view of the schedule" });
export type ScheduleLens = z.infer<typeof ScheduleLens>;

export const GridColumns = z
  .object({
    grid: lineText().min(1).max(40).describe("List, for example bookings"),
    hidden: z.array(z.string().min(1).max(60)).max(HIDDEN_COLUMNS_MAX).describe("Columns that are not shown"),
  })
  .meta({ id: "GridColumns", description: "The columns of one list that a person hides" });
export type GridColumns = z.infer<typeof GridColumns>;

const TOURS_MAX = 20;

export const TourSeen = z
  .object({
    key: lineText().min(1).max(60).describe("The tour, for example app_onboarding_v1"),
    version: z
      .int()
      .min(0)
      .max(1_000_000)
      .describe("The version the person has seen; 0 means none yet, and the tour is shown"),
  })
  .meta({ id: "TourSeen", description: "How much of a guided tour a person has seen" });

const theme = ColorTheme.describe("Colours of the screens");
const drag_bookings = z.boolean().describe("Whether bookings can be moved by dragging");
const single_keys = z.boolean().describe("Whether single-letter keyboard shortcuts work outside input fields");
const opening_lens = z.string().max(60).nullable().describe("Name of the lens that the schedule opens with");

export const Preferences = z
  .object({
    theme,
    drag_bookings,
    single_keys,
    schedule_lenses: z.array(ScheduleLens).describe("Saved views of the schedule"),
    opening_lens,
    columns: z.array(GridColumns).describe("Lists with hidden columns"),
    tours: z.array(TourSeen).describe("Guided tours that were seen or are still to come"),
    version: Version.describe("Increases by one with each change of a preference"),
  })
  .meta({ id: "Preferences", description: "How a person likes to work" });
export type Preferences = z.infer<typeof Preferences>;

export const PreferencesInput = z
  .object({
    theme: theme.optional(),
    drag_bookings: drag_bookings.optional(),
    single_keys: single_keys.optional(),
    schedule_lenses: z
      .array(ScheduleLens)
      .max(LENSES_MAX, `Keep at most ${LENSES_MAX} lenses.`)
      .refine((lenses) => differ(lenses.map(({ name }) => name)), "Enter a different name for each lens.")
      .optional()
      .describe("The complete list"),
    opening_lens: opening_lens.optional(),
    columns: z
      .array(GridColumns)
      .max(GRIDS_MAX)
      .refine((grids) => differ(grids.map(({ grid }) => grid)), "Name each list once.")
      .optional()
      .describe("All lists with hidden columns"),
    tours: z
      .array(TourSeen)
      .max(TOURS_MAX)
      .refine((tours) => differ(tours.map(({ key }) => key)), "Name each tour once.")
      .optional()
      .describe("The complete list"),
    version: Version.optional().describe("The version last read; any other version returns 409 stale_version"),
  })
  .meta({ id: "PreferencesInput", description: "The preferences to change; fields left out stay unchanged" });
export type PreferencesInput = z.infer<typeof PreferencesInput>;

function differ(names: readonly string[]): boolean {
  return new Set(names.map((name) => name.toLowerCase())).size === names.length;
}
