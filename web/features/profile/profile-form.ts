import { z } from "zod";
import { UpdateUserProfileInput } from "#schema/auth/models.ts";
import type { SessionPersonFragment } from "#web/session/session.generated.ts";

const { shape } = UpdateUserProfileInput;

/** What is typed becomes what is sent: no number is none. */
export const ProfileFields = z.object({
  first_name: shape.first_name.unwrap(),
  last_name: shape.last_name.unwrap(),
  phone: z
    .string()
    .trim()
    .transform((text) => (text === "" ? null : text))
    .pipe(shape.phone.unwrap()),
});

export type ProfileValues = z.input<typeof ProfileFields>;
export type ProfileSent = z.output<typeof ProfileFields>;

export function profileValues({ first_name, last_name, phone }: SessionPersonFragment): ProfileValues {
  return { first_name, last_name, phone: phone ?? "" };
}
