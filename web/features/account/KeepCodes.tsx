import Button from "@mui/material/Button";
import { RecoveryCodeList } from "./RecoveryCodeList.tsx";

interface KeepCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

export function KeepCodes({ codes, onKept }: KeepCodesProps) {
  return (
    <div className="step">
      <RecoveryCodeList codes={codes} />
      <div className="acts">
        <Button variant="contained" onClick={onKept}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}
