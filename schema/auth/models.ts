import { z } from "zod";
import { Impersonation } from "../impersonation/models.ts";
import { Instant } from "../shared/time.ts";
import { Role } from "./permissions.ts";

export const LoginInput = z
  .object({
    email: z.email("Enter an e-mail address.").max(254).describe("E-mail address of the account"),
    password: z.string().min(1, "Enter your password.").max(1024).describe("Password"),
  })
  .meta({ id: "LoginInput", description: "What a person signs in with" });

export const User = z
  .object({
    id: z.int().describe("Id"),
    roles: z.array(Role).describe("Roles at this company"),
    first_name: z.string().describe("First name"),
    last_name: z.string().describe("Last name"),
    name: z.string().describe("First and last name"),
    initials: z.string().describe("Upper-cased first letters of first and last name"),
    email: z.string().nullable().describe("E-mail address that signs in"),
    permissions: z.array(z.string()).describe("Permissions that reach everything of the company"),
    own_permissions: z.array(z.string()).describe("Permissions that reach only what is the person's own"),
    impersonation: Impersonation.nullable().describe("Who acts in this person's name, if it is not the person"),
  })
  .meta({ id: "User", description: "The person who is signed in" });
export type User = z.infer<typeof User>;

export const ExploreToken = z
  .object({
    access_token: z.string().describe("Opaque token that only reads: send it as `Authorization: Bearer …`"),
    expires_at: Instant.describe("When it ends, 15 minutes after it was made"),
  })
  .meta({ id: "ExploreToken", description: "A short read-only session for exploring the graph" });

export const LoginResult = z
  .object({
    access_token: z.string().describe("Opaque token: send it as `Authorization: Bearer …`"),
    expires_at: z.iso.datetime().describe("When the session ends at the latest"),
    user: User,
  })
  .meta({ id: "LoginResult", description: "A new session" });
