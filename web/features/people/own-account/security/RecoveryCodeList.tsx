import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useCompany } from "#web/tenant/company.ts";
import { offerFile } from "#web/ui/file/save-file.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Stack } from "#web/ui/layout/Stack.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { copyText } from "#web/ui/toast/copy-text.ts";

/** Recovery codes, shown only once, with ways to save them. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const { id } = useCompany();
  return (
    <Box>
      <Note tone="amber" icon="warning">
        Keep these codes somewhere other than your phone. Each one signs you in once if you do not have the app. They
        are shown only now.
      </Note>
      <ul aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="acts">
        <Button startIcon={<Icon name="copy" />} onClick={() => void copy(codes)}>
          Copy
        </Button>
        <Button
          startIcon={<Icon name="download" />}
          onClick={() => offerFile(new Blob([`${codes.join("\n")}\n`]), `recovery-codes-${id}.txt`)}
        >
          Save as a file
        </Button>
      </div>
    </Box>
  );
}

const copy = (codes: readonly string[]): Promise<void> =>
  copyText(codes.join("\n"), {
    copied: "Recovery codes copied",
    otherwise: "Copy them by hand, or save them as a file",
  });

const Box = styled(Stack)({
  gap: 16,
  "& ul": {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: "4px 16px",
    padding: "12px 16px",
    background: "var(--sunken)",
    borderRadius: "var(--r-s)",
    fontFamily: "var(--mono)",
    fontSize: 14,
    lineHeight: "24px",
  },
});
