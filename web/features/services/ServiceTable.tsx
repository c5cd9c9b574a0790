import { styled } from "@mui/material/styles";
import { useCompany } from "#web/tenant/company.ts";
import { GroupedTable } from "#web/ui/grid/GroupedTable.ts";
import {
  BOOKABLE_BY,
  type Choices,
  groupServices,
  formatLengths,
  formatPrices,
  formatCapacity,
} from "./format-service.ts";
import type { ServiceRowFragment } from "./services.generated.ts";

interface ServiceTableProps {
  services: readonly ServiceRowFragment[];
  choices: Choices | undefined;
  openId: number | undefined;
  onOpen: (id: number) => void;
}

/** Services by category; a row opens its editor next to the list. */
export function ServiceTable({ services, choices, openId, onOpen }: ServiceTableProps) {
  const { locale } = useCompany();
  return (
    <Table aria-label="Services">
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col" className="length">
            Length
          </th>
          <th scope="col" className="price">
            Price
          </th>
          <th scope="col" className="who">
            Who
          </th>
        </tr>
      </thead>
      {groupServices(services, choices).map((group) => (
        <tbody key={group.key}>
          <tr className="group">
            <th scope="rowgroup" colSpan={4}>
              {group.name} <span className="figures">{group.services.length}</span>
            </th>
          </tr>
          {group.services.map((service) => (
            <tr
              key={service.id}
              className="row"
              data-open={service.id === openId || undefined}
              onClick={() => onOpen(service.id)}
            >
              <td>
                <button type="button" aria-expanded={service.id === openId} onClick={() => onOpen(service.id)}>
                  {service.name}
                </button>
                <small>
                  <span className="short-length">{formatLengths(service)} · </span>
                  {formatCapacity(service, choices)}
                </small>
              </td>
              <td className="length">{formatLengths(service)}</td>
              <td className="price">{formatPrices(service, locale)}</td>
              <td className="who">{BOOKABLE_BY[service.bookable_by].short}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  );
}

const Table = styled(GroupedTable)({
  "& td": { height: 52 },
  "& .short-length": { display: "none" },
  // In a narrow list, as on a phone or next to a panel, the length is shown below the name.
  "@container (max-width: 520px)": {
    "& .length, & .who": { display: "none" },
    "& .short-length": { display: "inline" },
    "& td": { height: 64 },
  },
});
