import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { useSession } from "#web/session/session.ts";
import { useReloadCompany } from "#web/tenant/company.ts";
import { paths } from "./paths.ts";

/** After subscribing, the company is unlocked and its owner signs in to it again. */
export function useSignInAgain(): () => Promise<void> {
  const { signOut } = useSession();
  const reloadCompany = useReloadCompany();
  const navigate = useNavigate();
  return useCallback(async () => {
    await signOut();
    await reloadCompany();
    await navigate(paths.login);
  }, [signOut, reloadCompany, navigate]);
}
