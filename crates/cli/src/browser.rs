//! Opens the page in the browser of who starts a server at a desktop. Nothing here holds the server up, or fails it.

use std::ffi::OsString;
use std::io::IsTerminal;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::process::{Command, Stdio};

/// Opens the page of a server that listens here, if somebody sits at this computer who can look at it. Says whether
/// that was tried.
pub(crate) fn open(listens: SocketAddr) -> bool {
    let somebody = std::io::stdout().is_terminal() && is_desktop(|name| std::env::var_os(name));
    somebody && page(listens).is_some_and(|page| start(&page))
}

/// Where a browser on this computer finds the page; nowhere if it is meant for one network only.
fn page(listens: SocketAddr) -> Option<String> {
    let at = match listens.ip() {
        ip if ip.is_loopback() => ip,
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        _ => return None,
    };
    Some(format!("http://{}/", SocketAddr::new(at, listens.port())))
}

/// Whether the environment is that of a person at this very computer. A service manager and a container give no
/// terminal, or no screen, or say themselves that the program is theirs.
fn is_desktop(environment: impl Fn(&str) -> Option<OsString>) -> bool {
    let says = |name: &str| environment(name).is_some_and(|value| !value.is_empty() && value != "false");
    let is_own =
        environment("SYSTEMD_EXEC_PID").is_none_or(|id| id != std::process::id().to_string().as_str());
    let is_away = ["CI", "SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY"].into_iter().any(says);
    // Elsewhere than on macOS and Windows a screen has a name.
    let has_screen = cfg!(any(target_os = "macos", windows)) || says("DISPLAY") || says("WAYLAND_DISPLAY");
    is_own && !is_away && has_screen
}

/// Starts what opens addresses on this system, and leaves it alone; `false` if there is no such thing.
fn start(page: &str) -> bool {
    let (program, before): (_, &[&str]) = if cfg!(windows) {
        // The empty word is the title of a window.
        ("cmd", &["/c", "start", ""])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command.args(before).arg(page).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    #[cfg(unix)]
    {
        // Ctrl-C ends the server, not a browser that was started by this.
        use std::os::unix::process::CommandExt;
        command.process_group(0);
    }
    let Ok(mut child) = command.spawn() else { return false };
    // It may run as long as the browser does; somebody has to wait for it, so that its end is noted.
    std::thread::spawn(move || child.wait());
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_found_from_this_computer_or_not_at_all() {
        for (listens, expected) in [
            ("127.0.0.1:8080", Some("http://127.0.0.1:8080/")),
            ("0.0.0.0:81", Some("http://127.0.0.1:81/")),
            ("[::1]:82", Some("http://[::1]:82/")),
            ("[::]:83", Some("http://[::1]:83/")),
            ("192.0.2.7:84", None),
        ] {
            assert_eq!(page(listens.parse().unwrap()).as_deref(), expected, "{listens}");
        }
    }

    #[test]
    fn only_who_sits_at_a_screen_gets_a_browser() {
        let is = |set: &[(&str, &str)]| {
            is_desktop(|name| set.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into()))
        };
        let screen = ("DISPLAY", ":0");
        assert!(is(&[screen]) && is(&[("WAYLAND_DISPLAY", "wayland-0")]));
        assert!(is(&[screen, ("CI", "false"), ("SSH_TTY", ""), ("SYSTEMD_EXEC_PID", "1")]));
        assert_eq!(is(&[]), cfg!(any(target_os = "macos", windows)), "no screen");
        let own = std::process::id().to_string();
        for away in
            [("CI", "true"), ("SSH_CONNECTION", "192.0.2.1 5 192.0.2.2 22"), ("SYSTEMD_EXEC_PID", &own)]
        {
            assert!(!is(&[screen, away]), "{away:?}");
        }
    }
}
