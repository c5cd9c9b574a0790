import Button from "@mui/material/Button";
import { useState } from "react";
import { showFailure } from "#web/apollo/show-failure.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { useStartImpersonationMutation } from "./session.generated.ts";
import { useCan, usePerson } from "./session.ts";

interface ActForButtonProps {
  person: { id: number; name: string };
  /** Path at which their session opens. */
  path: string;
}

/** Opens the person's view in a separate tab, initially read-only. Renders nothing for those without the permission. */
export function ActForButton({ person, path }: ActForButtonProps) {
  const me = usePerson();
  const mayActFor = useCan("impersonate");
  const [start] = useStartImpersonationMutation();
  const [isOpening, setIsOpening] = useState(false);
  if (!mayActFor || me.impersonation !== null || me.id === person.id) return null;

  const open = async () => {
    setIsOpening(true);
    try {
      const { data } = await start({ variables: { input: { user_id: person.id, return_url: path } } });
      // A new tab has its own session storage: this tab keeps its session.
      window.open(data?.startImpersonation?.url, "_blank", "noopener");
    } catch (error) {
      showFailure(`You cannot act for ${person.name}`, error);
    } finally {
      setIsOpening(false);
    }
  };
  return (
    <Button startIcon={<Icon name="person" size={14} />} loading={isOpening} onClick={() => void open()}>
      Act for {person.name}
    </Button>
  );
}
