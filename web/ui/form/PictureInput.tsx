import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { useRef, useState, type DragEvent } from "react";
import { useController, type Control, type FieldPath, type FieldValues } from "react-hook-form";
import type { Picture } from "#schema/venue/uploads/models.ts";
import { Icon } from "../icon/Icon.tsx";
import { PictureImage } from "../picture/PictureImage.tsx";
import { FormField } from "./FormField.tsx";

export type PictureShape = "square" | "round" | "wide" | "cover";

interface Sending {
  onProgress: (sentBytes: number) => void;
  signal: AbortSignal;
}

interface PictureInputProps<Values extends FieldValues, Sent> {
  control: Control<Values, unknown, Sent>;
  name: FieldPath<Values>;
  label: string;
  shape: PictureShape;
  help?: string;
  /** Whether to ask for alt text. */
  asksAlt?: boolean;
  refusalOf: (file: File) => string | undefined;
  send: (file: File, options: Sending) => Promise<Picture>;
  explain: (error: unknown) => string;
  /** Called for an uploaded picture that will not be saved. */
  forget: (id: number) => void;
}

const HELP = "JPEG, PNG or WebP, at most 10 MB";

/** Picture field of a form: drop or choose, upload with progress, remove. */
export function PictureInput<Values extends FieldValues, Sent = Values>(props: PictureInputProps<Values, Sent>) {
  const { control, name, label, shape, help = HELP, asksAlt = false } = props;
  const { field, fieldState } = useController({ control, name });
  const picture = pictureOf(field.value);
  const { sending, problem, choose, stop, remove } = useSending(props, picture, field.onChange);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isOff = field.disabled === true;
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(!isOff);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      if (!isOff) choose(event.dataTransfer.files[0]);
    },
  };
  return (
    <FormField label={label} hint="optional" help={help} error={problem ?? fieldState.error?.message}>
      {(wiring) => (
        <Frame data-shape={shape} data-over={isOver || undefined} {...drop}>
          <span className="shown">
            {picture ? <PictureImage picture={picture} width="320px" /> : <Icon name="picture" size={20} />}
          </span>
          {sending ? (
            <Progress sending={sending} label={label} onStop={stop} />
          ) : (
            <div className="acts">
              <Button
                {...wiring}
                // The visible text comes first; the label alone would override it.
                aria-label={`${picture ? "Replace" : "Choose a picture"}: ${label}`}
                ref={field.ref}
                size="small"
                disabled={isOff}
                onClick={() => input.current?.click()}
              >
                {picture ? "Replace" : "Choose a picture"}
              </Button>
              {picture ? (
                <Button
                  size="small"
                  variant="text"
                  disabled={isOff}
                  aria-label={`Remove ${label.toLowerCase()}`}
                  onClick={remove}
                >
                  Remove
                </Button>
              ) : null}
              <span className="drop">or drop one here</span>
            </div>
          )}
          <input
            ref={input}
            hidden
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label={`File for ${label.toLowerCase()}`}
            onChange={({ target }) => {
              choose(target.files?.[0]);
              target.value = "";
            }}
          />
          {asksAlt && picture ? (
            <AltText picture={picture} label={label} isOff={isOff} onChange={field.onChange} />
          ) : null}
        </Frame>
      )}
    </FormField>
  );
}

interface ProgressProps {
  sending: { sent: number; total: number };
  label: string;
  onStop: () => void;
}

function Progress({ sending: { sent, total }, label, onStop }: ProgressProps) {
  return (
    <div className="acts">
      <LinearProgress
        variant="determinate"
        value={(100 * sent) / total}
        aria-label={`Sending ${label.toLowerCase()}`}
      />
      <span role="status" className="figures">
        {megabytes(sent)} of {megabytes(total)} MB
      </span>
      <Button size="small" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}

interface AltTextProps {
  picture: Picture;
  label: string;
  isOff: boolean;
  onChange: (picture: Picture) => void;
}

function AltText({ picture, label, isOff, onChange }: AltTextProps) {
  return (
    <OutlinedInput
      className="alt"
      size="small"
      value={picture.alt}
      disabled={isOff}
      placeholder="What it shows, for people who cannot see it"
      inputProps={{ "aria-label": `What ${label.toLowerCase()} shows`, maxLength: 200 }}
      onChange={({ target }) => onChange({ ...picture, alt: target.value })}
    />
  );
}

/** Form values are untyped here: a picture, null, or an upload in progress. */
const pictureOf = (value: unknown): Picture | null =>
  typeof value === "object" && value !== null && "sizes" in value ? (value as Picture) : null;

/** Rounded up, so that no file shows as 0. */
const megabytes = (bytes: number): string => (Math.ceil(bytes / 100_000) / 10).toFixed(1);

/** Form value during an upload; it cannot be saved. */
const ON_ITS_WAY = "sending";

function useSending<Values extends FieldValues, Sent>(
  { refusalOf, send, explain, forget }: PictureInputProps<Values, Sent>,
  picture: Picture | null,
  onChange: (value: Picture | null | typeof ON_ITS_WAY) => void,
) {
  const [sending, setSending] = useState<{ sent: number; total: number }>();
  const [problem, setProblem] = useState<string>();
  const stopper = useRef<AbortController>(undefined);
  const sentHere = useRef(new Set<number>());
  const letGo = () => {
    if (picture && sentHere.current.delete(picture.id)) forget(picture.id);
  };
  const choose = async (file: File | undefined) => {
    if (!file || sending) return;
    const refusal = refusalOf(file);
    setProblem(refusal);
    if (refusal !== undefined) return;
    const { signal } = (stopper.current = new AbortController());
    setSending({ sent: 0, total: file.size });
    onChange(ON_ITS_WAY);
    try {
      const arrived = await send(file, { signal, onProgress: (sent) => setSending({ sent, total: file.size }) });
      letGo();
      sentHere.current.add(arrived.id);
      onChange({ ...arrived, alt: picture?.alt ?? "" });
    } catch (error) {
      onChange(picture);
      if (!signal.aborted) setProblem(explain(error));
    } finally {
      setSending(undefined);
    }
  };
  return {
    sending,
    problem,
    choose: (file: File | undefined) => void choose(file),
    stop: () => stopper.current?.abort(),
    remove: () => {
      setProblem(undefined);
      letGo();
      onChange(null);
    },
  };
}

const Frame = styled("div")({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: "8px 12px",
  padding: 8,
  border: "1px dashed var(--line-strong)",
  borderRadius: "var(--r)",
  "&[data-over]": { borderColor: "var(--primary)", background: "var(--selected)" },
  "& .shown": {
    display: "grid",
    placeItems: "center",
    width: 64,
    height: 64,
    overflow: "hidden",
    borderRadius: "var(--r-s)",
    background: "var(--sunken)",
    color: "var(--text-3)",
  },
  "&[data-shape=round] .shown": { borderRadius: "50%" },
  "&[data-shape=wide] .shown": { width: 104 },
  "&[data-shape=cover] .shown": { gridColumn: "1 / -1", width: "100%", height: 104 },
  "& .shown img": { width: "100%", height: "100%", objectFit: "cover" },
  "&[data-shape=square] .shown img": { objectFit: "contain" },
  "& .acts": { gap: "4px 8px", minWidth: 0, fontSize: 12 },
  "& .acts .MuiLinearProgress-root": { flex: "1 0 120px" },
  "& .drop": { color: "var(--text-3)" },
  "& .alt": { gridColumn: "1 / -1" },
  "@media (pointer: coarse)": { "& .drop": { display: "none" } },
});
