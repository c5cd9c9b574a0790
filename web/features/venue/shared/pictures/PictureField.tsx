import type { Control, FieldPath, FieldValues } from "react-hook-form";
import type { UploadPurpose } from "#schema/venue/uploads/models.ts";
import { PictureInput, type PictureShape } from "#web/ui/form/PictureInput.tsx";
import { useDeleteUploadMutation } from "./pictures.generated.ts";
import { PictureRefused, refusalOfFile, sendPicture } from "./send-picture.ts";

interface PictureFieldProps<Values extends FieldValues, Sent> {
  control: Control<Values, unknown, Sent>;
  name: FieldPath<Values>;
  purpose: UploadPurpose;
  label: string;
  shape: PictureShape;
  help?: string;
  /** Whether to ask for alt text; not needed if a name is next to the picture. */
  asksAlt?: boolean;
}

/** Picture field of a form: uploaded when chosen, published when the form is saved. */
export function PictureField<Values extends FieldValues, Sent = Values>(props: PictureFieldProps<Values, Sent>) {
  const { purpose, ...field } = props;
  const [remove] = useDeleteUploadMutation();
  return (
    <PictureInput
      {...field}
      refusalOf={refusalOfFile}
      send={(file, options) => sendPicture(file, purpose, options)}
      explain={(error) => (error instanceof PictureRefused ? error.message : "The picture could not be sent.")}
      // The server removes leftovers a day later.
      forget={(id) => void remove({ variables: { id } }).catch(() => undefined)}
    />
  );
}
